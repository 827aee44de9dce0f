# What can be wrong with a record of a game, or with games to be simulated.

error-record-not-json = This is not a game record: it is not valid JSON ({ $english }).
error-record-format = This record is in format { NUMBER($got, useGrouping: 0) }; this version of Vacherie reads only format { NUMBER($known, useGrouping: 0) }.
error-record-rules-version = This record was played by version { NUMBER($got, useGrouping: 0) } of the rules; this version of Vacherie plays by version { NUMBER($known, useGrouping: 0) }.
error-record-illegal-action = Step { NUMBER($step, useGrouping: 0) } of this record breaks the rules: { $reason }

error-no-bots = Name at least one bot.
error-too-few-games = At least one game has to be played, not { NUMBER($games, useGrouping: 0) }.
error-too-few-workers = At least one process has to do the work, not { NUMBER($workers, useGrouping: 0) }.
