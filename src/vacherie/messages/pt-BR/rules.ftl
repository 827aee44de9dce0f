# As palavras em volta das regras de cada jogo.

rules-guide-summary = Em um minuto
rules-guide-goal = O objetivo
rules-guide-words = Palavras para conhecer
rules-guide-turn = Um turno
rules-guide-example = Um exemplo
rules-guide-hints = Dicas para as primeiras partidas
rules-guide-variants = Outras formas de jogar
rules-picture = A mesa neste momento
rules-all = Todas as regras
rules-how-to-read = Cada regra tem um número. Onde o livro de regras não diz nada ou se contradiz, foi preciso decidir: as nossas decisões aparecem à parte, com a indicação “Decisão nossa”.
rules-our-ruling = Decisão nossa:
rules-glossary = Glossário
rules-column-en = Inglês
rules-column-fr = Francês
rules-column-pt-BR = Português
