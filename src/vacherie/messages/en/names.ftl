# Names and lists, in every sentence of every game.

name-you = you
name-you-alone = You
name-table = The table
name-chance = chance
name-person = Player 1
name-seat = seat { $seat }
name-place =
    { $place ->
        [1] { $place }st
        [2] { $place }nd
        [3] { $place }rd
       *[other] { $place }th
    }
# One word each, for up to nine bots.
name-bots = Daisy Bluebell Clover Buttercup Rosie Bessie Poppy Hazel Juniper
list-nothing = nothing
list-more = { $list }, { $item }
list-last = { $list } and { $item }
labelled = { $label }: { $text }
