# As páginas que `vacherie simulate … --report` escreve, e as séries de partidas.

report-written = O relatório está em { $path }

error-report-needs-extra = Os gráficos de um relatório precisam de { $missing }: pip install { $extra }
error-report-not-written = Não é possível escrever o relatório em { $folder } ({ $reason }).
error-too-short-series = Uma série tem pelo menos uma partida, não { $series }.


## 6 qui prend !

report-six-title = 6 qui prend ! em muitos jogos
report-six-intro = { $variant }: { $games } jogos com { $players } jogadores. Bots: { $bots }.
report-six-ox = Contra o Boi
report-six-ox-text = O time vence o Boi em { $won } dos jogos. Em média, o time tem { $team } cabeças de boi e o Boi tem { $ox }.
report-six-rounds = Cabeças de boi por rodada
report-six-rounds-text = Um jogo dura { $rounds } rodadas em média. Um jogador recolhe { $mean } cabeças de boi por rodada; no décimo com mais sorte, no máximo { $low }, no décimo com menos sorte, pelo menos { $high }.
report-six-heads = cabeças de boi
report-six-share = parte das rodadas, %
report-six-seats = Resultados por lugar
report-six-seats-text = Uma vitória dividida conta para todos os que a dividem. Vence quem tem menos cabeças de boi.
report-six-seat = lugar
report-six-wins = vitórias
report-six-mean = média
report-six-low = décimo mais baixo
report-six-middle = meio
report-six-high = décimo mais alto
report-six-rows = Filas recolhidas
report-six-rows-text = Uma fila recolhida custa { $heads } cabeças de boi em média.
report-six-cause = motivo
report-six-a-game = vezes por jogo
report-six-of-all = de todas as filas recolhidas
report-six-cause-full = a fila estava cheia
report-six-cause-chosen = a carta não cabia em nenhuma fila
report-six-cause-fewest = a carta do Boi não cabia em nenhuma fila
report-six-cause-jumped-on = a Cabriola pulou
report-six-cause-inserted = uma carta foi inserida
report-six-cause-slid = uma carta foi deslizada
report-six-cards = Quanto custa cada carta
report-six-cards-text = As cabeças de boi que um jogador recolhe, em média, na vez em que a carta é jogada.
report-six-card = cartas
report-six-cost = cabeças de boi


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
report-unexploded-check-card = A carta menos jogada, das partidas em que é tirada
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
report-unexploded-middle = mediana
report-unexploded-high = décimo superior
report-unexploded-final-money = O dinheiro no fim
report-unexploded-money-text = Os lugares contam-se a partir de quem começa. Uma vitória partilhada conta para todos os que a partilham.
report-unexploded-place = lugar
report-unexploded-wins = vitórias
report-unexploded-above = acima da parte justa
report-unexploded-cards = Cartas
report-unexploded-cards-text = «Tirada» é a parte das partidas em que uma carta chega a uma mão, «jogada» a parte dessas em que é jogada; «explode» diz quantas vezes por partida, «rende» quanto em média de cada vez.
report-unexploded-cow = vaca
report-unexploded-kind = tipo
report-unexploded-price = preço
report-unexploded-value = valor
report-unexploded-drawn = tirada
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
report-unexploded-taken = tomada
report-unexploded-lost = abandonada
report-unexploded-open = turnos até ser tomada
report-unexploded-kind-plain = comum
report-unexploded-kind-negative = negativa
report-unexploded-kind-spy = espia
report-unexploded-kind-mechanic = mecânico
report-unexploded-kind-general = general
report-unexploded-kind-pfc = P.F.C.
report-unexploded-kind-bomber = bombardeador maluco


## NéVaches

report-nevaches-title = NéVaches em muitas partidas
report-nevaches-intro = { $games } partidas de { $players } jogadores, { $deck }. Bots: { $bots }.
report-nevaches-shipped-deck = o baralho fornecido
report-nevaches-own-deck = um baralho próprio
report-nevaches-summary = Em resumo
report-nevaches-summary-text = O que se pretende de um baralho quando vacas jogam com ele, e o que estas partidas mostraram.
report-nevaches-figure = Medida
report-nevaches-wanted = Pretendido
report-nevaches-found = Encontrado
report-nevaches-at-least = pelo menos { $share }
report-nevaches-at-most = no máximo { $share }
report-nevaches-less-than = menos de { $share }
report-nevaches-card-share = { $card }: { $share }
report-nevaches-no-card = nenhuma carta
report-nevaches-check-turns = Turnos de um jogador, em média
report-nevaches-check-length = Jogadores com { $least } a { $most } turnos
report-nevaches-check-tiles = Peças de um jogador, em média
report-nevaches-check-early = Partidas que acabam por falta de peças
report-nevaches-check-taken-least = A carta menos tirada, das vezes em que está na fila
report-nevaches-check-taken-most = A carta mais tirada, das vezes em que está na fila
report-nevaches-check-played = A carta menos jogada, das partidas em que é tirada
report-nevaches-check-place = O lugar que mais ganha, em pontos percentuais acima da sua parte justa
report-nevaches-check-place-found = lugar { $place }: { $points }
report-nevaches-length = Turnos e peças
report-nevaches-length-text = Um jogador tem { $mean } turnos em média, e nove em cada dez têm de { $low } a { $high }. Uma paisagem conta então { $tiles } peças.
report-nevaches-turns = turnos
report-nevaches-tiles = peças
report-nevaches-turns-plot = Turnos de um jogador
report-nevaches-tiles-plot = Peças de um jogador no fim
report-nevaches-players-share = jogadores, %
report-nevaches-sources = De onde vêm os pontos
report-nevaches-sources-text = O que um jogador deve em média a cada origem: quantas vezes por partida, e quantos pontos.
report-nevaches-source = origem
report-nevaches-times = vezes
report-nevaches-points = pontos
report-nevaches-share = parte dos pontos
report-nevaches-source-cards =
    { $cows ->
        [one] cartas de { $cows } vaca
       *[other] cartas de { $cows } vacas
    }
report-nevaches-source-trees = árvores
report-nevaches-source-goals = peças de pontuação
report-nevaches-places = Vitórias por lugar
report-nevaches-places-text = Os lugares contam-se a partir da raposa, que começa. Uma vitória partilhada é dividida entre os que a partilham. As colunas a seguir às vitórias são sobre os pontos no fim.
report-nevaches-place = lugar
report-nevaches-wins = vitórias
report-nevaches-wins-share = vitórias, %
report-nevaches-above = acima da parte justa
report-nevaches-mean = média
report-nevaches-low = décimo inferior
report-nevaches-middle = mediana
report-nevaches-high = décimo superior
report-nevaches-cards = Cartas
report-nevaches-cards-text = «Mostrada» diz quantas vezes por partida uma carta chega à fila, «tirada» a parte dessas vezes em que alguém a tira, «jogada» a parte das partidas em que é tirada e depois jogada por quem a tirou.
report-nevaches-card = carta
report-nevaches-cows = vacas
report-nevaches-shown = mostrada
report-nevaches-taken = tirada
report-nevaches-played = jogada
report-nevaches-cards-plot = Quantas vezes cada carta é tirada, e depois jogada
report-nevaches-times-share = %
