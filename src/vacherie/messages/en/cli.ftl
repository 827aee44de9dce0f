# The command line: its commands, its help, and the frame of every game in a terminal.

cli-about = Three cow games, faithful to their rulebooks, against bots in the terminal.
cli-play = Play against bots, or take up the game you left.
cli-web = Play in the browser: on this computer, and on the phones around it.
cli-serve = Let people play together over the network, each in a browser or with a program.
cli-replay = Tell a game again, or show its table at one moment.
cli-rules = Show the rules of a game.

cli-metavar-game = GAME
cli-metavar-option = NAME=VALUE
cli-metavar-record = RECORD
cli-metavar-save = FILE
cli-argument-game = The name of the game, such as six_qui_prend.
cli-argument-save = With --resume: the file of an unfinished game, if it is not the last one.
cli-argument-record = The file in which the game is kept.

cli-option-lang = The language; without it, VACHERIE_LANG or the system decides.
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-players = How many play, you included.
cli-option-option = A rule choice; may be given several times.
cli-option-bots = The levels of the bots, seat by seat ({ $levels }): calf plays anything, cow has some sense, bull looks ahead. A short list begins again.
cli-option-series = Play so many games one after the other, with what each leaves to the next (unexploded_cow).
cli-option-resume = Go on with the game you left last, or with the one in the file you name.
cli-option-host = The address to listen on; 0.0.0.0 for everybody in the network.
cli-option-port = The port to listen on; 0 for any that is free.
cli-option-near-port = The port to listen on, or the next one that is free.
cli-option-no-browser = Do not open the browser.
cli-option-database = Where tables are kept: { $sqlite }, or { $postgresql } for several nodes. Without it, a file in your data folder.
cli-option-origin = Another web address whose pages may use this server; may be given several times.
cli-option-rate = How many requests a person may send in a second; 0 for any number.
cli-option-workers = In how many processes the bots think.
cli-option-lease = With several nodes: after how many seconds of silence another takes over a node’s tables.
cli-option-pause = How many seconds a bot waits before it acts.
cli-option-seat = Tell it as this seat saw it, 1 being the first; without it, as the audience did.
cli-option-step = Show the table after so many actions instead.

cli-help-usage = Usage:
cli-help-command = COMMAND
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-game-options = Rule choices of { $game } (--option)
cli-help-values = Values: { $values }. Without a choice: { $default }.


## At the table

cli-prompt-hint = (? help, r rules, q quit)
cli-prompt-help = Type ? for this help, r for the rules of this game, q to leave: your game is saved after every move.
cli-word-help = ? help
cli-word-rules = r rules
cli-word-quit = q quit
cli-opponents = At the table with you: { $bots }.
    .item = { $name } ({ $level })
cli-bots-sit-down = The bots sit down. Where a bull is new, that takes up to a minute, this once.
cli-bot-failed = { $name } could not decide, and a cow decided instead ({ $file }).
cli-story-left-out =
    { $count ->
        [one] … after 1 earlier sentence
       *[other] … after { $count } earlier sentences
    }
cli-serving = The tables are open at { $address } (Ctrl-C to close them).
cli-welcome-port = Another program uses port { $taken }, so it is { $port } this time.
cli-welcome-here = The tables are open: { $address }
cli-welcome-there = For phones in the same network: { $address }
cli-welcome-alone = This computer is in no network: nobody else can reach it.
cli-welcome-close = Ctrl-C closes them. Games are kept, and go on next time.
cli-welcome-back = Welcome back: the game goes on where you left it.
cli-others-wait =
    { $count ->
        [one] 1 older game waits in { $folder }. To take it up: { $command }
       *[other] { $count } older games wait in { $folder }. To take one up: { $command }
    }
cli-save-passed-over = { $path } cannot be used, and stays where it is: { $reason }
cli-left = Your game is saved. To go on: { $command }
cli-verdict =
    { $won ->
        [alone] You win. Well played!
        [together] The whole table wins. Well played!
        [shared] You share the win. Well played!
       *[no] No win for you this time. The herd awaits your revenge.
    }
cli-ranking = Final ranking
cli-ranking-place = Place
cli-ranking-name = Player
cli-picture-title = vacherie play six_qui_prend
cli-step = Step
cli-what-happened = What happened
cli-kept = The game is kept in { $path }
cli-replay-it = To hear it again: { $command }
cli-series-game = Game { $number } of { $games }.
cli-series-standing = After game { $number } of { $games }
cli-series-last = Last game
cli-series-total = All games
cli-series-next = (Enter: on to game { $number } of { $games }, q quit)
