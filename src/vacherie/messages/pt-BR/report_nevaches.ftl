# As páginas que `vacherie simulate nevaches … --report` escreve.

report-nevaches-title = NéVaches em muitas partidas
report-nevaches-intro = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } com { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }, { $deck }. Bots: { $bots }.
report-nevaches-shipped-deck = o nosso baralho
report-nevaches-own-deck = um baralho próprio
report-nevaches-summary = Em resumo
report-nevaches-summary-text = O que se quer de um baralho quando bots cow jogam com ele, e o que estas partidas mostraram.
report-nevaches-figure = Medida
report-nevaches-wanted = Meta
report-nevaches-found = Encontrado
report-nevaches-at-least = pelo menos { $share }
report-nevaches-at-most = no máximo { $share }
report-nevaches-less-than = menos de { $share }
report-nevaches-card-share = { $card }: { $share }
report-nevaches-no-card = nenhuma carta
report-nevaches-check-turns = Turnos por jogador, em média
report-nevaches-check-length = Jogadores com { $least } a { $most } turnos
report-nevaches-check-tiles = Peças por jogador, em média
report-nevaches-check-early = Partidas que acabam por falta de peças
report-nevaches-check-taken-least = A carta menos pega, das vezes em que está na fileira
report-nevaches-check-taken-most = A carta mais pega, das vezes em que está na fileira
report-nevaches-check-played = A carta menos jogada, das partidas em que alguém a pega
report-nevaches-check-place = O lugar que mais ganha, em pontos percentuais acima da sua parte justa
report-nevaches-check-place-found = lugar { $place }: { $points }
report-nevaches-length = Turnos e peças
report-nevaches-length-text = Um jogador tem { $mean } turnos em média, e nove em cada dez têm de { $low } a { $high }. Até lá, um vale tem { $tiles } peças.
report-nevaches-turns = turnos
report-nevaches-tiles = peças
report-nevaches-turns-plot = Turnos por jogador
report-nevaches-tiles-plot = Peças por jogador no fim
report-nevaches-players-share = jogadores, %
report-nevaches-sources = De onde vêm os pontos
report-nevaches-sources-text = O que um jogador ganha em média de cada fonte: quantas vezes por partida, e quantos pontos.
report-nevaches-source = fonte
report-nevaches-times = vezes
report-nevaches-points = pontos
report-nevaches-share = de todos os pontos
report-nevaches-source-cards =
    { $cows ->
        [one] cartas de { $cows } vaca
       *[other] cartas de { $cows } vacas
    }
report-nevaches-source-trees = árvores
report-nevaches-source-goals = peças de pontuação
report-nevaches-places = Vitórias por lugar
report-nevaches-places-text = Os lugares são contados a partir da raposa, que começa. Uma vitória dividida é repartida entre os que a dividem. As colunas depois das vitórias mostram os pontos no fim.
report-nevaches-place = lugar
report-nevaches-wins = vitórias
report-nevaches-wins-share = vitórias, %
report-nevaches-above = acima da parte justa
report-nevaches-mean = média
report-nevaches-low = décimo inferior
report-nevaches-middle = mediana
report-nevaches-high = décimo superior
report-nevaches-cards = Cartas
report-nevaches-cards-text = “Mostrada” diz quantas vezes por partida uma carta chega à fileira, “pega” a parte dessas vezes em que alguém a pega, “jogada” a parte das partidas em que alguém a pega e depois a joga.
report-nevaches-card = carta
report-nevaches-cows = vacas
report-nevaches-shown = mostrada
report-nevaches-taken = pega
report-nevaches-played = jogada
report-nevaches-cards-plot = Quantas vezes cada carta é pega, e depois jogada
report-nevaches-times-share = %
