# As páginas que `vacherie simulate nevaches … --report` escreve.

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
