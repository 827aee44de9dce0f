# O comando `vacherie arena`: bots medidos nas mesmas distribuições.

arena-help = Comparar bots nas mesmas distribuições, cada um em todos os lugares, e ver se a diferença é significativa.
arena-help-bots = Quem joga, a partir do primeiro lugar (predefinição: «{ $default }»). Se houver menos bots do que lugares, a lista repete-se à volta da mesa; um contra três: bull,calf,calf,calf. Cada distribuição é jogada em todas as rotações dos bots; num jogo cooperativo, por uma equipa de cada.
arena-help-deals = Número de distribuições (predefinição: { $default }). Podes acrescentar mais depois: as terminadas ficam guardadas.
arena-help-budget = Quantos milissegundos um bot pode pensar por decisão (predefinição: { $default }).
arena-help-playouts = Quantas simulações um bot pode fazer por decisão, em vez de um tempo: as mesmas partidas em qualquer máquina.
arena-help-seed = Um número inteiro: a mesma semente dá as mesmas distribuições (predefinição: { $default }).
arena-help-out = Onde guardar as distribuições terminadas, em linhas JSON (predefinição: um ficheiro nesta pasta). Corre o mesmo comando para continuar.

arena-heading = { $deals ->
        [one] { $deals } distribuição
       *[other] { $deals } distribuições
    } em todas as posições: { $games ->
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
arena-percent = { $interval }%
arena-note = Médias por lugar e por partida; uma vitória partilhada conta como fração. Entre parênteses retos, o intervalo de 95% (bootstrap sobre as distribuições).
arena-note-together = Cada bot joga em equipa com os seus iguais. Entre parênteses retos, o intervalo de 95% (bootstrap sobre as distribuições).
arena-sense =
    { $sense ->
        [fewest] Quanto menos, melhor.
       *[most] Quanto mais, melhor.
    }
arena-few-deals = Com tão poucas distribuições os intervalos são demasiado estreitos: joga pelo menos { $least }.
arena-file = As distribuições estão em { $file }
arena-interrupted = As distribuições terminadas estão em { $file }. Para continuar: { $command }
error-budget-twice = O limite é um tempo (--budget) ou um número de simulações (--playouts), não os dois.
error-too-small-budget = O limite tem de ser pelo menos 1, e não { NUMBER($budget, useGrouping: 0) }.
error-too-few-deals = É preciso jogar pelo menos uma distribuição, e não { NUMBER($deals, useGrouping: 0) }.
error-too-many-deals = { NUMBER($deals, useGrouping: 0) } distribuições são demasiadas: { NUMBER($most, useGrouping: 0) } no máximo.
error-results-other = Este ficheiro tem resultados de outra coisa ({ $field } é diferente). Indica outro ficheiro ou apaga este.
error-results-line = Esta linha não é um resultado nosso.
error-results-no-plain-file = Os resultados guardam-se num ficheiro normal, e este não o é.
error-bot-broken = Não se consegue carregar o bot «{ $name }» ({ $source }).
error-bot-does-not-play = O bot «{ $name }» não joga { $game }.
error-bot-answer = { $name } respondeu { $answer }, que não é uma ação permitida.
error-names-seats = Há { $seats } lugares, e { $names } nomes para eles.
