# O comando `vacherie simulate`: muitas partidas entre bots.

simulate-help = Deixar bots jogarem muitas partidas e ver quem ganha e com que velocidade.
simulate-help-players = Número de jogadores (padrão: { $default }).
simulate-help-games = Número de partidas (padrão: { $default }).
simulate-help-bots = Quais bots jogam, a partir do primeiro lugar (padrão: “{ $default }”). Uma lista mais curta que a mesa se repete.
simulate-help-seed = Semente aleatória, um número inteiro: a mesma semente dá as mesmas partidas (padrão: sorteada).
simulate-help-workers = Número de processos (padrão: um por núcleo do processador). As partidas são as mesmas.
simulate-help-json = Mostrar os resultados em JSON.
simulate-help-series = Contar este número de partidas como uma só série, com o dinheiro passando de uma para outra como mandam as regras; a pontuação é o total ganho ou perdido.
simulate-help-report = Escrever também uma página de gráficos nesta pasta.
simulate-metavar-folder = PASTA

simulate-progress = Jogando

simulate-heading = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }, semente { $seed }
simulate-series = Cada uma é uma série de { $series ->
        [one] { $series } partida
       *[other] { $series } partidas
    }.
simulate-column-seat = Lugar
simulate-column-bot = Bot
simulate-column-wins = Vitórias
simulate-column-share = Porcentagem
simulate-wins = { $wins }
simulate-share = { $share }%
simulate-speed = { $seconds } s: { $games } partidas e { $decisions } decisões por segundo
simulate-length = { $decisions } decisões por partida, em média
error-too-many-games = Partidas demais ({ NUMBER($games, useGrouping: 0) }): no máximo { NUMBER($most, useGrouping: 0) }.
error-too-many-workers = { NUMBER($workers, useGrouping: 0) } processos são demais: no máximo { NUMBER($most, useGrouping: 0) }.
simulate-decimal-mark = ,
