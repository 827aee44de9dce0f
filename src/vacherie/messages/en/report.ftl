# The pages that `vacherie simulate … --report` writes, and series of games.

report-written = The report is in { $path }

error-report-needs-extra = The plots of a report need { $missing }: pip install { $extra }
error-report-not-written = The report cannot be written to { $folder } ({ $reason }).
error-too-short-series = A series has at least one game, not { $series }.
