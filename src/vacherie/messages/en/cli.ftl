# The command line: its commands, its help, and the frame of every game in a terminal.

cli-about = Three cow games, faithful to their rulebooks, against bots in the terminal.
cli-play = Play against bots, or resume the game you left.
cli-web = Play in the browser: on this computer and on phones nearby.
cli-serve = Run a server so that people can play together over the network, in a browser or with a program.
cli-replay = Replay a game, or show the table at one moment.
cli-rules = Show the rules of a game.

cli-metavar-game = GAME
cli-metavar-option = NAME=VALUE
cli-metavar-record = RECORD
cli-metavar-save = FILE
cli-argument-game = The name of the game, such as six_qui_prend.
cli-argument-save = With --resume: the file of an unfinished game, if not the most recent one.
cli-argument-record = The file the game was saved in.

cli-option-lang = Language (default: VACHERIE_LANG, then the system language).
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-players = Number of players, including you.
cli-option-option = A house rule, as NAME=VALUE; can be repeated.
cli-option-bots = The levels of the bots, seat by seat ({ $levels }): calf plays anything, cow has some sense, bull looks ahead. A list shorter than the table repeats.
cli-option-series = Play this many games in a row, carrying over what the rules carry over (unexploded_cow).
cli-option-resume = Resume the last game you left, or the one in the file you name.
cli-option-host = Address to listen on; 0.0.0.0 for everyone on the network.
cli-option-port = Port to listen on; 0 picks any free one.
cli-option-near-port = The port to listen on, or the next one that is free.
cli-option-no-browser = Do not open the browser.
cli-option-database = Where tables are kept: { $sqlite }, or { $postgresql } for several nodes. Without it, a file in your data folder.
cli-option-origin = Another web address whose pages may use this server; may be given several times.
cli-option-rate = Requests per second allowed per person; 0 for no limit.
cli-option-workers = Number of processes for the bots to think in.
cli-option-lease = With several nodes: how many seconds a node may be silent before another takes over its tables.
cli-option-pause = How many seconds a bot waits before it acts.
cli-option-seat = Replay it as this seat saw it (1 is the first); by default, as the audience saw it.
cli-option-step = Show the table after this many actions instead.

cli-help-usage = Usage:
cli-help-command = COMMAND
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-game-options = House rules for { $game } (--option)
cli-help-values = Values: { $values }. Default: { $default }.


## At the table

cli-prompt-hint = (? help, story, r rules, q quit)
cli-prompt-help = Type ? for this help, story for what happened, r for the rules, q to leave: your game is saved after every move.
cli-word-help = ? help
cli-word-story = story log
cli-word-rules = r rules
cli-word-quit = q quit
cli-opponents = At the table with you: { $bots }.
    .item = { $name } ({ $level })
cli-bots-sit-down = The bots are taking their seats. The first time a bull plays on this computer, this can take up to a minute.
cli-bot-failed = { $name } failed to decide, so a cow decided instead (details: { $file }).
cli-story-none = Nothing has happened since your last choice.
cli-since = Since your last turn:
cli-story-left-out =
    { $count ->
        [one] … { $count } line not shown: story shows everything
       *[other] … { $count } lines not shown: story shows everything
    }
cli-serving = The tables are open at { $address } (Ctrl-C to close them).
cli-welcome-port = Port { $taken } is in use, so this time it is { $port }.
cli-welcome-here = The tables are open: { $address }
cli-welcome-there = For phones on the same network: { $address }
cli-welcome-alone = This computer is not on a network, so nobody else can join.
cli-welcome-close = Press Ctrl-C to close them. Games are saved and continue next time.
cli-welcome-back = Welcome back: the game continues where you left off.
cli-others-wait =
    { $count ->
        [one] 1 older game is waiting in { $folder }. To resume it: { $command }
       *[other] { $count } older games are waiting in { $folder }. To resume one: { $command }
    }
cli-save-passed-over = { $path } can’t be used and has been left where it is: { $reason }
cli-left = Your game is saved. To resume: { $command }
cli-verdict =
    { $won ->
        [alone] You win. Well played!
        [together] The whole table wins. Well played!
        [shared] You share the win. Well played!
       *[no] You didn’t win this time. The herd would like a rematch.
    }
cli-ranking = Final ranking
cli-ranking-place = Place
cli-ranking-name = Player
cli-picture-title = vacherie play six_qui_prend
cli-step = Step
cli-what-happened = What happened
cli-kept = The game is saved in { $path }
cli-replay-it = To replay it: { $command }
cli-series-game = Game { $number } of { $games }.
cli-series-standing = After game { $number } of { $games }
cli-series-last = Last game
cli-series-total = All games
cli-series-next = (Enter: on to game { $number } of { $games }, q quit)
