# As páginas que `vacherie simulate … --report` escreve, e as séries de partidas.

report-written = O relatório está em { $path }

error-report-needs-extra = Os gráficos de um relatório precisam de { $missing }: pip install { $extra }
error-report-not-written = Não foi possível escrever o relatório em { $folder } ({ $reason }).
error-too-short-series = Uma série tem pelo menos uma partida, não { $series }.
