# O comando `vacherie arena`: bots medidos nas mesmas distribuições.

arena-help = Comparar bots em distribuições idênticas, cada bot jogando em todos os lugares, e mostrar o quanto a diferença é confiável.
arena-help-bots = Quais bots jogam, a partir do primeiro lugar (padrão: “{ $default }”). Uma lista mais curta que a mesa se repete; um contra três: bull,calf,calf,calf. Cada distribuição é jogada em todas as rotações dos bots; em um jogo cooperativo, cada bot joga como um time inteiro.
arena-help-deals = Número de distribuições (padrão: { $default }). Você pode acrescentar mais depois: as terminadas ficam salvas.
arena-help-budget = Quantos milissegundos um bot pode pensar por decisão (padrão: { $default }).
arena-help-playouts = Em vez disso, quantas simulações um bot pode fazer por decisão: dá as mesmas partidas em qualquer máquina.
arena-help-seed = Semente aleatória, um número inteiro: a mesma semente dá as mesmas distribuições (padrão: { $default }).
arena-help-out = Onde salvar as distribuições terminadas, em linhas JSON (padrão: um arquivo nesta pasta). Rode o mesmo comando de novo para retomar depois de uma interrupção.

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
arena-column-wins = Fração de vitórias
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
arena-note = Médias por lugar e por partida; uma vitória dividida conta como fração. Entre colchetes: intervalo de 95% (bootstrap sobre as distribuições).
arena-note-together = Cada bot joga em um time só de iguais a ele. Entre colchetes: intervalo de 95% (bootstrap sobre as distribuições).
arena-sense =
    { $sense ->
        [fewest] Quanto menos, melhor.
       *[most] Quanto mais, melhor.
    }
arena-few-deals = Com tão poucas distribuições, os intervalos saem estreitos demais: jogue pelo menos { $least }.
arena-file = As distribuições estão em { $file }
arena-interrupted = As distribuições terminadas estão em { $file }. Para retomar: { $command }
error-budget-twice = O limite é um tempo (--budget) ou um número de simulações (--playouts), não os dois.
error-too-small-budget = O limite precisa ser pelo menos 1, não { NUMBER($budget, useGrouping: 0) }.
error-too-few-deals = Jogue pelo menos uma distribuição, não { NUMBER($deals, useGrouping: 0) }.
error-too-many-deals = Distribuições demais ({ NUMBER($deals, useGrouping: 0) }): no máximo { NUMBER($most, useGrouping: 0) }.
error-results-other = Este arquivo tem resultados de outra execução ({ $field } é diferente). Escolha outro arquivo ou apague este.
error-results-line = Esta linha não é um resultado da Vacherie.
error-results-no-plain-file = Os resultados precisam ir para um arquivo comum, e este não é um.
error-bot-broken = Não foi possível carregar o bot “{ $name }” ({ $source }).
error-bot-does-not-play = O bot “{ $name }” não joga { $game }.
error-bot-answer = { $name } respondeu { $answer }, que não é uma ação permitida.
error-names-seats = O número de nomes ({ $names }) não é o dos lugares ({ $seats }).
