# O que pode correr mal em Unexploded Cow: uma frase para cada código.

## O que um jogador escreve

error-input-not-a-name = «{ $text }» não é nada disto: { $known }.
error-input-ambiguous = «{ $text }» pode ser: { $known }.
error-input-not-listed = Não há número { $number } na lista: vai de 1 a { $most }.
error-input-not-a-roll = «{ $text }» não é um lançamento: escreve um dos dois números.
error-input-not-a-place = «{ $text }» não é um lugar: escreve { $right }, { $left } ou um número, sendo 1 a ponta direita.
error-input-not-a-herd = «{ $text }» não tem campo. À mesa: { $known }.
error-input-not-the-herd =
    { $count ->
        [0] Não tens vacas para ordenar.
       *[other] Diz uma vez cada uma das tuas vacas ({ $count }), da esquerda para a direita: { $known }.
    }
error-input-same-order = O teu campo já está por esta ordem.


## O que as regras proíbem

error-not-in-hand = Essa carta não está na sua mão.
error-too-many-cards = Não se podem jogar mais de { $most } cartas num turno.
error-not-a-cow = Essa carta não é uma vaca.
error-not-an-event = { $name } não é um evento.
error-no-such-herd = Não há campo { $herd }.
error-no-such-place = Não há lugar { $place } neste campo: os lugares vão de 1 a { $most }.
error-ends-only = No campo de outra pessoa, uma vaca só vai para a ponta esquerda ou para a direita.
error-not-in-your-herd = { $name } não está no teu campo.
error-already-there = { $name } já está nesse lugar.
error-too-many-moves = Depois de { $most } mudanças, as vacas ficam quietas até jogares uma carta.
error-detector-waiting = Já há um detetor de metais à espera do teu próximo lançamento.
error-no-target = Não há nada na mesa a que este evento se possa aplicar.
error-cow-out-of-reach = { $name } não pode ser escolhida para isto.
error-not-a-spot = A vaca não pode ir para aí.
error-roll-not-made = Não te saiu nenhum { $pips }.
error-no-such-roll = Um dado não mostra { $pips }.
error-no-pfc-here = { $name } não é um P.F.C. deste campo.
error-no-general-here = { $name } não é um general deste campo.
error-no-mechanic-here = { $name } não é um mecânico deste campo.
error-no-bomb = { $name } não tem bomba.
error-no-bomb-to-steal = { $name } não tem bomba que se possa roubar; uma bomba só se rouba uma vez.
error-own-bomb = Uma vaca não pode fazer isto consigo mesma.
error-not-in-this-herd = { $name } não está neste campo.
error-used-this-turn = { $name } já fez isto uma vez neste turno.
error-nothing-to-settle = { $name } não está entre as vacas por pagar.


## Opções e baralhos

error-money-seats = O dinheiro inicial está dado para { $seats } lugares; é um jogo para { $least } a { $most }.
error-money-not-hundreds = { NUMBER($amount, useGrouping: 0) } não é múltiplo de 100, e aqui o dinheiro conta-se às centenas.
error-deck-main-count =
    { $count ->
        [one] Há 1 vaca ou evento, e têm de ser { $wanted }. Para outro número, escreve counts = free, com free entre aspas.
       *[other] Há { $count } vacas e eventos, e têm de ser { $wanted }. Para outro número, escreve counts = free, com free entre aspas.
    }
error-deck-city-count =
    { $count ->
        [one] Há 1 cidade, e têm de ser { $wanted }. Para outro número, escreve counts = free, com free entre aspas.
       *[other] Há { $count } cidades, e têm de ser { $wanted }. Para outro número, escreve counts = free, com free entre aspas.
    }
error-deck-not-hundreds = { NUMBER($amount, useGrouping: 0) }, em { $name }, não é múltiplo de 100.
error-deck-kind-value =
    { $kind ->
        [negative] { $name } é uma vaca negativa: o valor tem de ser abaixo de zero, e não { NUMBER($value, useGrouping: 0) }.
       *[plain] { $name } é uma vaca comum: o valor tem de ser acima de zero, e não { NUMBER($value, useGrouping: 0) }.
    }
error-deck-name-twice = O nome { $name } aparece duas vezes.


## Posições

error-no-such-city = Não há cidade { $card }: as cidades vão de 0 a { $highest }.
error-no-such-seat = Não há lugar { $seat }: os lugares vão de 0 a { $most }.
error-seat-twice = O lugar { $seat } aparece duas vezes.
error-spy-without-owner = { $name } é uma espiã em jogo, e não se diz de quem é.
error-no-such-spy = { $name } não é uma espiã em jogo.
error-city-not-taken = Ninguém tomou esta cidade.
error-city-without-cow = Esta cidade não faz nada com uma vaca.
error-not-exploded = { $name } não é uma vaca do descarte, por isso não explodiu.
error-nothing-to-choose = Não haveria nada a responder ao que se pede ({ $asked }).
