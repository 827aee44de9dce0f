# O comando `vacherie lab`: estudos, e os relatórios sobre eles.

lab-help = Fazer um estudo descrito num ficheiro: todas as combinações de opções, jogadores e bots com as mesmas distribuições, e um relatório.
lab-metavar-study = ESTUDO.toml
lab-argument-study = O ficheiro que descreve o estudo.
lab-help-out = A pasta dos resultados e do relatório (predefinição: lab/ e o nome do estudo). Corre o mesmo comando para continuar.
lab-help-parquet = Escrever também os resultados em Parquet.
lab-help-ray = Jogar antes neste cluster Ray: um endereço como { $example }, ou «local».
lab-metavar-address = ENDEREÇO
lab-results = Os resultados estão em { $file }
lab-skipped-here = { $count ->
        [one] { $count } combinação não existe nas regras e fica de fora; o relatório diz porquê.
       *[other] { $count } combinações não existem nas regras e ficam de fora; o relatório diz porquê.
    }
lab-interrupted = O que está pronto está em { $file }: o mesmo comando continua.
error-study-value-twice = «{ $value }» está aqui duas vezes.
error-study-no-values = Esta lista está vazia: é preciso pelo menos um valor.
error-study-nothing-to-play = Nenhuma destas combinações se pode jogar. A primeira: { $reason }
error-parquet-needs-extra = Os ficheiros Parquet precisam do pyarrow: pip install { $extra }
error-ray-needs-extra = Um cluster precisa do Ray: pip install { $extra }
error-ray-not-there = Nenhum cluster Ray responde em { $address }, ou espera outro token (RAY_AUTH_TOKEN).
error-ray-other-code = Uma máquina do cluster tem outra versão da Vacherie ({ $version }): instala a mesma em todas.


## O relatório

lab-table = Os números
lab-facts = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: { $deals ->
        [one] { $deals } distribuição
       *[other] { $deals } distribuições
    } em { $cells ->
        [one] { $cells } combinação
       *[other] cada uma das { $cells } combinações
    }. Bots: { $bots }.
lab-failures = { $failures ->
        [one] Em { $failures } decisão um bot falhou, e decidiu uma vaca.
       *[other] Em { $failures } decisões um bot falhou, e decidiu uma vaca.
    }
lab-players = { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }
lab-combination = Combinação
lab-games = Partidas
lab-quantity-gap = Do primeiro ao último
lab-quantity-winners = Vencedores
lab-quantity-length = Decisões de um jogador
lab-overview = Em resumo
lab-overview-text = Todas as combinações têm as mesmas distribuições, com os mesmos baralhamentos e os mesmos dados. São médias por partida; entre parênteses retos estão os intervalos de 95%, de distribuição para distribuição. «Do primeiro ao último» é a distância entre as pontuações de uma mesa.
lab-scores = Pontuações
lab-scores-text = Com que frequência surge cada pontuação: metade fica de cada lado do traço vertical, nove em cada dez ficam na linha. { $sense ->
        [fewest] Quanto menos, melhor.
       *[most] Quanto mais, melhor.
    }
lab-seats = Lugares
lab-seat = Lugar { $seat }
lab-seat-column = Lugar
lab-seats-across = Vitórias acima da média da mesa, pontos percentuais
lab-points = pontos percentuais
lab-seats-score = { $score } acima da média da mesa
lab-seats-text = Quanto mais um lugar ganha do que a média da sua mesa. Um ponto está cheio quando o seu intervalo exclui o zero: aqui { $clear } em { $seats }. Se o lugar não fizesse diferença, só o acaso encheria cerca de { $expected }.
lab-seats-more = Os lugares contam-se a partir do jogador que começa; quando todos escolhem ao mesmo tempo, a partir do primeiro da mesa. Uma vitória partilhada conta em partes.
lab-length = Duração
lab-length-text = Quantas decisões toma um jogador numa partida.
lab-decisions = decisões de um jogador
lab-changes = O que muda: { $option }
lab-changes-text = A diferença em relação a «{ $first }», com as mesmas distribuições e sem mudar mais nada. O último número é o dos jogadores; «todos» é a média de todas as combinações. Um ponto está cheio quando o seu intervalo exclui o zero: aqui { $clear } em { $marks }. Se não mudasse nada, só o acaso encheria cerca de { $expected }.
lab-changes-across = a mais do que com «{ $first }»
lab-all = todos
lab-skipped = Não jogado
lab-skipped-text = As regras não permitem estas combinações.
lab-reason = Motivo
lab-origin = De onde vem isto
lab-origin-text = O mesmo estudo dá as mesmas partidas com a mesma versão, em quaisquer máquinas e seja qual for o seu número.
lab-origin-what = Elemento
lab-origin-which = Valor
lab-origin-version = Vacherie
lab-origin-commit = Commit
lab-origin-code = Impressão digital do código que joga
lab-origin-rules = Jogo, e versão das suas regras
lab-origin-seed = Semente
lab-origin-playouts = Simulações por decisão
lab-origin-packages = Bots de outros
lab-no-commit = fora de um repositório
