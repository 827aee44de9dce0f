# As palavras à volta das regras de cada jogo.

rules-how-to-read = Cada cláusula tem um número, e os nossos testes usam os mesmos números. Onde o livro de regras nada diz ou se contradiz, foi preciso decidir: o que decidimos aparece à parte, com a indicação «decisão nossa».
rules-our-ruling = Decisão nossa:
rules-glossary = Glossário
rules-column-en = Inglês
rules-column-fr = Francês
rules-column-pt-BR = Português
rules-column-code = No nosso código
rules-generated = Esta página é gerada a partir dos catálogos de mensagens da Vacherie; as mesmas regras existem em inglês, francês e português.
