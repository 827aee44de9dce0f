# As análises: quanto valia cada decisão de uma partida terminada, e quanto do resultado foi sorte.

review-help = Analisar uma partida terminada: quanto valia cada decisão, e quanto do resultado foi sorte.
review-help-seat = Avaliar só as decisões deste lugar (1 é o primeiro).
review-help-budget = Quantas partidas simuladas gastar em cada decisão; com mais, os números ficam mais confiáveis.
review-progress = Analisando
review-heading = Decisões avaliadas: { $done } de { $total }, com até { $budget ->
        [one] { $budget } partida simulada
       *[other] { $budget } partidas simuladas
    } em cada uma.
review-column-seat = Jogador
review-column-decisions = Decisões
review-column-mean = Custo médio ({ $unit })
review-verdict-best = melhor jogada
review-verdict-equal = quase igual
review-verdict-good = boa jogada
review-verdict-inaccuracy = imprecisão
review-verdict-mistake = erro
review-verdict-blunder = erro grave
review-decision = Passo { $step }, { $name }: { $played } ({ $verdict }: { $cost }). Melhor: { $best }.
review-course = O que cada um podia esperar ao longo da partida (mais alto é melhor)
review-luck = De onde vieram os resultados ({ $unit }; um mais é bom para o jogador)
review-column-result = Resultado
review-column-expected = Esperado
review-column-chance = Sorte
review-column-others = Os outros
review-column-mistakes = Erros
review-column-hidden = Cartas ocultas
review-column-adjusted = Sem a sorte
review-interrupted = Interrompido. Os números acima são o que se sabe até agora.
error-review-unfinished = Só partidas terminadas podem ser analisadas, e esta não terminou.
error-review-of-account = Este arquivo conta a partida como um jogador a viu. Uma análise precisa da partida inteira: salve o registro dela.
