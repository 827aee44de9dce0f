# As páginas que `vacherie simulate unexploded_cow … --report` escreve.

report-unexploded-title = Unexploded Cow em muitas partidas
report-unexploded-intro = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } com { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }, edição de { $edition }, { $deck }. Bots: { $bots }.
report-unexploded-shipped-deck = o nosso baralho
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
report-unexploded-length-text = Uma partida dura { $mean } turnos em média, e nove em cada dez duram de { $low } a { $high }. Depois vêm { $rolls } rolagens de Morte Súbita.
report-unexploded-turns = turnos
report-unexploded-turn = turno
report-unexploded-games-share = partidas, %
report-unexploded-pot = O pote no começo de um turno
report-unexploded-pot-text = O pote se esvazia em { $share } dos turnos. As linhas acabam onde menos de um décimo das partidas continua.
report-unexploded-money = dinheiro
report-unexploded-mean = média
report-unexploded-low = décimo inferior
report-unexploded-middle = mediana
report-unexploded-high = décimo superior
report-unexploded-final-money = O dinheiro no fim
report-unexploded-money-text = Os lugares são contados a partir de quem começa. Uma vitória dividida conta para todos os que a dividem.
report-unexploded-place = lugar
report-unexploded-wins = vitórias
report-unexploded-above = acima da parte justa
report-unexploded-cards = Cartas
report-unexploded-cards-text = “Comprada” é a parte das partidas em que uma carta chega a uma mão, “jogada” a parte dessas em que ela é jogada; “explode” diz quantas vezes por partida, “rende” quanto em média de cada vez.
report-unexploded-cow = vaca
report-unexploded-kind = tipo
report-unexploded-price = preço
report-unexploded-value = valor
report-unexploded-drawn = comprada
report-unexploded-played = jogada
report-unexploded-explodes = explode
report-unexploded-pays = rende
report-unexploded-event = evento
report-unexploded-copies = cópias
report-unexploded-cows-plot = Quantas vezes cada vaca é jogada e explode
report-unexploded-events-plot = Quantas vezes cada evento é jogado
report-unexploded-a-game = vezes por partida
report-unexploded-cities = Cidades
report-unexploded-city = cidade
report-unexploded-points = pontos
report-unexploded-taken = tomada
report-unexploded-lost = nunca tomada
report-unexploded-open = turnos até ser tomada
report-unexploded-kind-plain = comum
report-unexploded-kind-negative = negativa
report-unexploded-kind-spy = Espião
report-unexploded-kind-mechanic = Mecânico
report-unexploded-kind-general = General
report-unexploded-kind-pfc = P.F.C.
report-unexploded-kind-bomber = Bombardeador maluco
