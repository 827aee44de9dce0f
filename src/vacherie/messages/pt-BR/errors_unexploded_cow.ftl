# O que pode dar errado em Unexploded Cow: uma frase para cada código.

## O que um jogador digita

error-input-not-a-name =
    { $known ->
        [none] “{ $text }” não é uma carta nem um comando possível agora.
       *[other] “{ $text }” não é nenhum destes: { $known }.
    }
error-input-ambiguous = “{ $text }” pode ser qualquer um destes: { $known }.
error-input-not-listed = Não há número { $number } na lista: ela vai de 1 a { $most }.
error-input-not-a-roll = “{ $text }” não é um dos seus resultados: digite um dos dois números.
error-input-not-a-place = “{ $text }” não é um lugar: digite { $right }, { $left } ou um número (1 é a ponta direita).
error-input-not-a-herd = “{ $text }” não tem campo. Na mesa: { $known }.
error-input-whose-herd = { $card } só custa dinheiro ao dono. Em qual campo? Digite “{ $example }” e um nome ({ $known }), ou “{ $example } { $me }” para ficar com ela.
error-input-card-gone = Você já jogou a carta { $number } neste turno.
error-input-not-the-herd =
    { $count ->
        [0] Você não tem vacas para ordenar.
       *[other] Diga uma vez cada uma das suas vacas ({ $count }), da esquerda para a direita: { $known }.
    }
error-input-same-order = Seu campo já está nesta ordem.


## O que as regras proíbem

error-not-in-hand = Essa carta não está na sua mão.
error-too-many-cards = Você já jogou todas as cartas que um turno permite: { $most }.
error-not-a-cow = Essa carta não é uma vaca.
error-not-an-event = { $name } não é um evento.
error-no-such-herd = Não há campo { $herd }.
error-no-such-place = Não há lugar { $place } neste campo: os lugares vão de 1 a { $most }.
error-ends-only = No campo de outro jogador, uma vaca só pode ir para a ponta esquerda ou para a direita.
error-not-in-your-herd = { $name } não está no seu campo.
error-already-there = { $name } já está nesse lugar.
error-too-many-moves = Depois de { $most } mudanças, você precisa jogar uma carta antes de reorganizar o campo de novo.
error-detector-waiting = Um Detector de metais já está esperando a sua próxima rolagem de bomba.
error-no-target = Não há nada que este evento possa afetar.
error-cow-out-of-reach = { $name } não pode ser escolhida para isso.
error-not-a-spot = A vaca não pode ir para aí.
error-roll-not-made = Você não tirou nenhum { $pips }.
error-no-such-roll = Um dado não mostra { $pips }.
error-no-pfc-here = { $name } não é um P.F.C. deste campo.
error-no-general-here = { $name } não é um General deste campo.
error-no-mechanic-here = { $name } não é um Mecânico deste campo.
error-no-bomb = { $name } não está com uma bomba.
error-no-bomb-to-steal = { $name } não tem bomba que possa ser roubada; uma bomba só é roubada uma vez.
error-own-bomb = Uma vaca não pode fazer isso com ela mesma.
error-not-in-this-herd = { $name } não está neste campo.
error-used-this-turn = { $name } já fez isso uma vez neste turno.
error-nothing-to-settle = { $name } não está entre as vacas que faltam pagar.


## Opções e baralhos

error-money-seats = O número de lugares com dinheiro inicial ({ $seats }) deve ir de { $least } a { $most }.
error-money-not-hundreds = { NUMBER($amount, useGrouping: 0) } não é múltiplo de 100, como todo dinheiro aqui precisa ser.
error-deck-main-count =
    { $count ->
        [one] Há { $count } vaca ou evento, e precisa haver { $wanted }. Para usar outro número, escreva counts = { "\"free\"" }.
       *[other] Há { $count } vacas e eventos, e precisa haver { $wanted }. Para usar outro número, escreva counts = { "\"free\"" }.
    }
error-deck-city-count =
    { $count ->
        [one] Há { $count } cidade, e precisa haver { $wanted }. Para usar outro número, escreva counts = { "\"free\"" }.
       *[other] Há { $count } cidades, e precisa haver { $wanted }. Para usar outro número, escreva counts = { "\"free\"" }.
    }
error-deck-not-hundreds = { NUMBER($amount, useGrouping: 0) }, em { $name }, não é múltiplo de 100.
error-deck-kind-value =
    { $kind ->
        [negative] { $name } é uma vaca negativa: o valor precisa ser menor que zero, não { NUMBER($value, useGrouping: 0) }.
       *[plain] { $name } é uma vaca comum: o valor precisa ser maior que zero, não { NUMBER($value, useGrouping: 0) }.
    }
error-deck-name-twice = O nome { $name } aparece duas vezes.


## Posições

error-no-such-city = Não há cidade { $card }: as cidades vão de 0 a { $highest }.
error-no-such-seat = Não há lugar { $seat }: os lugares vão de 0 a { $most }.
error-seat-twice = O lugar { $seat } aparece duas vezes.
error-spy-without-owner = { $name } é um Espião em jogo, mas falta dizer quem é o dono.
error-no-such-spy = { $name } não é um Espião em jogo.
error-city-not-taken = Ninguém tomou esta cidade.
error-city-without-cow = Esta cidade não faz nada com uma vaca.
error-not-exploded = { $name } não é uma vaca do descarte, então não pode ter explodido.
error-nothing-to-choose = A pergunta { $asked } não teria nenhuma resposta possível.
