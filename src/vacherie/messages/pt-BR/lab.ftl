# O comando `vacherie lab`: estudos e os relatórios sobre eles.

lab-help = Fazer um estudo descrito em um arquivo: todas as combinações de opções, jogadores e bots nas mesmas distribuições, com um relatório.
lab-metavar-study = ESTUDO.toml
lab-argument-study = O arquivo que descreve o estudo.
lab-help-out = Pasta dos resultados e do relatório (padrão: lab/ e o nome do estudo). Rode o mesmo comando de novo para retomar.
lab-help-parquet = Escrever também os resultados em Parquet.
lab-help-ray = Em vez disso, jogar neste cluster Ray: um endereço como { $example }, ou “local”.
lab-metavar-address = ENDEREÇO
lab-results = Os resultados estão em { $file }
lab-skipped-here = { $count ->
        [one] As regras não permitem { $count } combinação, que fica de fora; o relatório diz por quê.
       *[other] As regras não permitem { $count } combinações, que ficam de fora; o relatório diz por quê.
    }
lab-interrupted = Os resultados prontos estão em { $file }: rode o mesmo comando de novo para retomar.
error-study-value-twice = “{ $value }” aparece aqui duas vezes.
error-study-no-values = Esta lista está vazia: é preciso pelo menos um valor.
error-study-nothing-to-play = Nenhuma destas combinações pode ser jogada. A primeira: { $reason }
error-parquet-needs-extra = Arquivos Parquet precisam do pyarrow: pip install { $extra }
error-ray-needs-extra = Um cluster precisa do Ray: pip install { $extra }
error-ray-not-there = Nenhum cluster Ray responde em { $address }, ou ele precisa de outro token (RAY_AUTH_TOKEN).
error-ray-other-code = Uma máquina do cluster usa outra versão da Vacherie ({ $version }): instale a mesma em todas.


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
        [one] Em { $failures } decisão um bot falhou, e um bot cow decidiu no lugar dele.
       *[other] Em { $failures } decisões um bot falhou, e um bot cow decidiu no lugar dele.
    }
lab-players = { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }
lab-combination = Combinação
lab-games = Partidas
lab-quantity-gap = Distância entre o primeiro e o último
lab-quantity-winners = Vencedores
lab-quantity-length = Decisões por jogador
lab-overview = Em resumo
lab-overview-text = Todas as combinações têm as mesmas distribuições, os mesmos embaralhamentos e os mesmos dados. Os números são médias por partida, com intervalos de 95% sobre as distribuições entre colchetes. “Distância entre o primeiro e o último” é a diferença de pontuação em uma mesa.
lab-scores = Pontuações
lab-scores-text = Com que frequência cada pontuação aparece: metade fica de cada lado do traço vertical, nove em cada dez ficam na linha. { $sense ->
        [fewest] Quanto menos, melhor.
       *[most] Quanto mais, melhor.
    }
lab-seats = Lugares
lab-seat = Lugar { $seat }
lab-seat-column = Lugar
lab-seats-across = Vitórias acima da média da mesa, pontos percentuais
lab-points = pontos percentuais
lab-seats-score = { $score } acima da média da mesa
lab-seats-text = Quanto um lugar ganha a mais do que a média da sua mesa. Um ponto cheio quer dizer que o intervalo exclui o zero: aqui { $clear } de { $seats }. Se o lugar não fizesse diferença, só o acaso encheria cerca de { $expected }.
lab-seats-more = Os lugares são contados a partir do jogador que começa; quando todos escolhem ao mesmo tempo, a partir do primeiro da mesa. Uma vitória dividida conta como fração.
lab-length = Duração
lab-length-text = Quantas decisões um jogador toma em uma partida.
lab-decisions = decisões por jogador
lab-changes = Efeito de { $option }
lab-changes-text = Diferença em relação a “{ $first }”, nas mesmas distribuições e sem mudar mais nada. O último número é o de jogadores; “todas” é a média de todas as combinações. Um ponto cheio quer dizer que o intervalo exclui o zero: aqui { $clear } de { $marks }. Se a opção não mudasse nada, só o acaso encheria cerca de { $expected }.
lab-changes-across = a mais do que com “{ $first }”
lab-all = todas
lab-skipped = Não jogado
lab-skipped-text = As regras não permitem estas combinações.
lab-reason = Motivo
lab-origin = De onde vem isto
lab-origin-text = Com a mesma versão, o mesmo estudo dá as mesmas partidas em qualquer número de máquinas.
lab-origin-what = Item
lab-origin-which = Valor
lab-origin-version = Vacherie
lab-origin-commit = Commit
lab-origin-code = Impressão digital do código que joga
lab-origin-rules = Jogo e versão das suas regras
lab-origin-seed = Semente
lab-origin-playouts = Simulações por decisão
lab-origin-packages = Bots de terceiros
lab-no-commit = fora de um repositório
