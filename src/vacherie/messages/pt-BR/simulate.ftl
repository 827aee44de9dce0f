# O comando `vacherie simulate`: muitas partidas entre bots.

simulate-help = Pôr bots a jogar muitas partidas e ver quem ganha e a que velocidade.
simulate-help-players = O número de jogadores (predefinição: { $default }).
simulate-help-games = O número de partidas (predefinição: { $default }).
simulate-help-bots = Quem joga, a partir do primeiro lugar (predefinição: «{ $default }»). Se houver menos bots do que lugares, a lista repete-se à volta da mesa.
simulate-help-seed = Um número inteiro: a mesma semente dá as mesmas partidas (predefinição: sorteada).
simulate-help-workers = Quantos processos dividem o trabalho (predefinição: um por núcleo). As partidas são as mesmas.
simulate-help-json = Mostrar os resultados em JSON.
simulate-help-series = Contar este número de partidas como uma só série, com o dinheiro guardado como dizem as regras; a pontuação é o que cada um ganhou ou perdeu em todas.
simulate-help-report = Escrever também nesta pasta uma página com gráficos sobre as partidas.
simulate-metavar-folder = PASTA

simulate-progress = Partidas jogadas

simulate-heading = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }, semente { $seed }
simulate-series = Cada uma é uma série de { $series } partidas.
simulate-column-seat = Lugar
simulate-column-bot = Bot
simulate-column-wins = Vitórias
simulate-column-share = Percentagem
simulate-wins = { $wins }
simulate-share = { $share }%
simulate-speed = { $seconds } s: { $games } partidas e { $decisions } decisões por segundo
simulate-length = { $decisions } decisões por partida, em média
error-too-many-games = { NUMBER($games, useGrouping: 0) } partidas são demasiadas: { NUMBER($most, useGrouping: 0) } no máximo.
error-too-many-workers = { NUMBER($workers, useGrouping: 0) } processos são demasiados: { NUMBER($most, useGrouping: 0) } no máximo.
simulate-decimal-mark = ,
