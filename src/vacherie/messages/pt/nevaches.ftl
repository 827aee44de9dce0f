# O que NéVaches diz à mesa.

option-nevaches-random-bonus = Se as peças de bónus ficam na pista por ordem e com faces ao acaso.
option-nevaches-choose-start-card = Se cada jogador escolhe a carta inicial na fila, em vez de a tirar do monte.
option-nevaches-deck = Um ficheiro com um baralho seu; none para o nosso.
