# Les pages qu’écrit `vacherie simulate … --report`, et les séries de parties.

report-written = Le rapport est dans { $path }

error-report-needs-extra = Les graphiques d’un rapport demandent { $missing } : pip install { $extra }
error-report-not-written = Le rapport ne peut pas être écrit dans { $folder } ({ $reason }).
error-too-short-series = Une série a au moins une partie, et non { $series }.
