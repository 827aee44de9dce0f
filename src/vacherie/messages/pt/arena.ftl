# O comando `vacherie arena`: bots medidos nas mesmas distribuições.

arena-help = Medir bots nas mesmas distribuições, cada um no lugar dos outros, e ver se a diferença é segura.
arena-help-bots = Quem joga, a partir do primeiro lugar; «{ $default }» se nada disser. Se houver menos bots do que lugares, a lista repete-se à volta da mesa; um contra três: bull,calf,calf,calf. Cada distribuição é jogada em todas as rotações dos bots; num jogo cooperativo, por uma equipa de cada.
arena-help-deals = O número de distribuições; { $default } se nada disser. Mais podem seguir-se depois: as que já existem ficam guardadas.
arena-help-budget = Quantos milissegundos um bot pode pensar numa decisão; { $default } se nada disser.
arena-help-playouts = Quantas partidas imaginadas um bot pode experimentar em vez disso: as mesmas partidas em qualquer máquina.
arena-help-seed = Um número inteiro: a mesma semente dá as mesmas distribuições. { $default } se nada disser.
arena-help-out = Onde se guardam as distribuições terminadas, em linhas JSON; um ficheiro nesta pasta se nada disser. O mesmo comando continua onde foi interrompido.

arena-heading = { $deals ->
        [one] { $deals } distribuição
       *[other] { $deals } distribuições
    } em todas as mesas: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }, semente { $seed }
arena-column-wins = Parte das vitórias
arena-column-median =
    ms
    mediana
arena-column-p99 =
    ms
    99%
arena-column-max =
    ms
    máximo
arena-column-fallbacks = Falhas
arena-column-difference = Diferença
arena-interval = { $mean } [{ $low }; { $high }]
arena-percent = { $interval } %
arena-note = Por lugar e por partida, uma vitória partilhada em partes; entre parênteses retos, onde ficam 95% das médias de distribuições tiradas de novo.
arena-note-together = Cada bot joga com os seus iguais; entre parênteses retos, onde ficam 95% das médias de distribuições tiradas de novo.
arena-sense =
    { $sense ->
        [fewest] Quanto menos, melhor.
       *[most] Quanto mais, melhor.
    }
arena-few-deals = Com tão poucas distribuições, os parênteses retos são demasiado estreitos: jogue pelo menos { $least }.
arena-file = As distribuições estão em { $file }
arena-interrupted = As distribuições terminadas estão em { $file }. Para continuar: { $command }
error-budget-twice = Um orçamento é um tempo (--budget) ou um número de partidas imaginadas (--playouts), não os dois.
error-too-small-budget = Um orçamento tem de ser pelo menos 1, e não { NUMBER($budget, useGrouping: 0) }.
error-too-few-deals = É preciso jogar pelo menos uma distribuição, e não { NUMBER($deals, useGrouping: 0) }.
error-too-many-deals = { NUMBER($deals, useGrouping: 0) } distribuições são demasiadas: { NUMBER($most, useGrouping: 0) } no máximo.
error-results-other = Este ficheiro tem resultados de outra coisa: o que difere é { $field }. Indique outro ficheiro ou apague este.
error-results-line = Esta linha não é um resultado nosso.
error-results-no-plain-file = Os resultados guardam-se num ficheiro normal, e este não o é.
error-bot-broken = Não se consegue carregar o bot «{ $name }» ({ $source }).
error-bot-does-not-play = O bot «{ $name }» não joga { $game }.
error-bot-answer = { $name } respondeu { $answer }, que não é uma ação permitida.
error-names-seats = Há { $seats } lugares, e { $names } nomes para eles.
