# As páginas que `vacherie simulate … --report` escreve, e as séries de partidas.

report-written = O relatório está em { $path }

error-no-report = Ainda não há relatório para { $game }. Há um para: { $known }.
error-report-needs-extra = Os gráficos de um relatório precisam de { $missing }: pip install { $extra }
error-report-not-written = Não é possível escrever o relatório em { $folder } ({ $reason }).
error-too-short-series = Uma série tem pelo menos uma partida, não { $series }.


## Unexploded Cow

report-unexploded-title = Unexploded Cow em muitas partidas
report-unexploded-intro = { $games } partidas de { $players } jogadores, edição de { $edition }, { $deck }. Bots: { $bots }.
report-unexploded-shipped-deck = o baralho fornecido
report-unexploded-own-deck = um baralho próprio
report-unexploded-summary = Em resumo
report-unexploded-figure = Medida
report-unexploded-found = Encontrado
report-unexploded-check-place = O lugar que mais ganha, em pontos percentuais acima da sua parte justa
report-unexploded-check-place-found = lugar { $place }: { $points }
report-unexploded-check-turns = Partidas de { $least } a { $most } turnos
report-unexploded-check-dry = Turnos em que o pote se esvazia
report-unexploded-check-card = A carta menos jogada, das partidas em que é comprada
report-unexploded-length = Turnos por partida
report-unexploded-length-text = Uma partida dura { $mean } turnos em média, e nove em cada dez duram de { $low } a { $high }. Seguem-se { $rolls } lançamentos de Morte Súbita.
report-unexploded-turns = turnos
report-unexploded-turn = turno
report-unexploded-games-share = partidas, %
report-unexploded-pot = O pote no início de um turno
report-unexploded-pot-text = O pote esvazia-se em { $share } dos turnos. As linhas acabam onde menos de um décimo das partidas continua.
report-unexploded-money = dinheiro
report-unexploded-mean = média
report-unexploded-low = décimo inferior
report-unexploded-middle = meio
report-unexploded-high = décimo superior
report-unexploded-final-money = O dinheiro no fim
report-unexploded-money-text = Os lugares contam-se a partir de quem começa. Uma vitória partilhada conta para todos os que a partilham.
report-unexploded-place = lugar
report-unexploded-wins = vitórias
report-unexploded-above = acima da parte justa
report-unexploded-cards = Cartas
report-unexploded-cards-text = «Comprada» é a parte das partidas em que uma carta chega a uma mão, «jogada» a parte dessas em que é jogada; «explode» diz quantas vezes por partida, «rende» quanto em média de cada vez.
report-unexploded-cow = vaca
report-unexploded-kind = tipo
report-unexploded-price = preço
report-unexploded-value = valor
report-unexploded-drawn = comprada
report-unexploded-played = jogada
report-unexploded-explodes = explode
report-unexploded-pays = rende
report-unexploded-event = evento
report-unexploded-copies = exemplares
report-unexploded-cows-plot = Quantas vezes cada vaca é jogada e explode
report-unexploded-events-plot = Quantas vezes cada evento é jogado
report-unexploded-a-game = vezes por partida
report-unexploded-cities = Cidades
report-unexploded-city = cidade
report-unexploded-points = pontos
report-unexploded-taken = conquistada
report-unexploded-lost = abandonada
report-unexploded-open = turnos até à conquista
report-unexploded-kind-plain = comum
report-unexploded-kind-negative = negativa
report-unexploded-kind-spy = espia
report-unexploded-kind-mechanic = mecânico
report-unexploded-kind-general = general
report-unexploded-kind-pfc = PFC
report-unexploded-kind-bomber = bombardeador maluco
