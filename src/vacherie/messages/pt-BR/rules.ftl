# As palavras em volta das regras de cada jogo.

rules-how-to-read = Cada regra tem um número. Onde o livro de regras não diz nada ou se contradiz, foi preciso decidir: as nossas decisões aparecem à parte, com a indicação “Decisão nossa”.
rules-our-ruling = Decisão nossa:
rules-glossary = Glossário
rules-column-en = Inglês
rules-column-fr = Francês
rules-column-pt-BR = Português
rules-column-code = No nosso código
rules-generated = Esta página é gerada a partir dos catálogos de mensagens da Vacherie; as mesmas regras existem em inglês, francês e português.
