# As regras de 6 qui prend!, cláusula a cláusula. O atributo .ruling contém o que nós próprios decidimos.

rules-six-title = 6 qui prend! – as regras
rules-six-intro = Todos jogam uma carta ao mesmo tempo, as cartas alinham-se em quatro filas, e quem leva a uma fila a sexta carta recolhe-a com todas as suas cabeças de boi: ganha quem tiver menos cabeças.
rules-six-one-fan-card = Uma só carta de fãs de cada vez, e apenas com o jogo base. O livro de regras recomenda-o; nas nossas mesas é a regra.


## Jogo base

rules-six-section-base = Jogo base
    .intro = Para 2 a 10 jogadores. Os lugares são numerados no sentido dos ponteiros do relógio: o lugar seguinte é o que fica à esquerda.

rules-six-S1 = O jogo tem 104 cartas numeradas, de 1 a 104.

rules-six-S2 = As cabeças de boi são pontos de penalização, e todas as cartas as têm: 1 numa carta comum, 2 se o número termina em 5, 3 se termina em 0, e 5 se os seus dois algarismos são iguais (11, 22 … 99). O 55, que além disso termina em 5, tem 7. O baralho inteiro soma 171.

rules-six-S3 = No início de uma ronda baralham-se as 104 cartas. Cada jogador recebe dez; outras quatro ficam viradas para cima, umas por baixo das outras pela ordem em que saem, e abrem as quatro filas: a fila 1 em cima, a fila 4 em baixo. As cartas que sobram não entram nesta ronda.

rules-six-S4 = Em cada turno, cada jogador escolhe uma carta da mão e põe-na virada para baixo. Quando o último tiver escolhido, revelam-se todas ao mesmo tempo.
    .ruling = A carta escolhida pode ser trocada por outra até ao momento da revelação.

rules-six-S5 = As cartas reveladas colocam-se uma a uma, da mais baixa para a mais alta.

rules-six-S6 = Valores crescentes: uma carta só pode seguir-se a uma fila cuja última carta seja mais baixa do que ela.

rules-six-S7 = Menor diferença: se várias filas servirem, a carta tem de ir para aquela cuja última carta lhe fica mais perto por baixo. Uma carta nunca pode escolher a fila.

rules-six-S8 = Fila completa: uma fila leva cinco cartas. Quem jogar a carta que seria a sexta recolhe essas cinco para o seu monte, e a sua carta passa a ser a primeira da fila.

rules-six-S9 = Nenhuma fila serve: no jogo base, isto quer dizer que a carta é mais baixa do que a última carta de todas as filas. Quem a jogou escolhe uma fila qualquer e recolhe-a inteira, e a carta passa a ser a primeira dessa fila. A escolha faz-se quando chega a vez de colocar a carta, já com tudo o que foi colocado antes à vista.

rules-six-S10 = As cartas recolhidas vão viradas para baixo para o monte de quem as recolheu, nunca para a mão.
    .ruling = Todos viram cada fila ser recolhida; por isso a mesa mostra quantas cabeças há em cada monte (no jogo base, na variante pro e com cartas de fãs).

rules-six-S11 = Uma ronda tem dez turnos, até as mãos ficarem vazias. Depois, as cabeças de cada monte somam-se ao total do jogador, e todas as cartas voltam para a ronda seguinte.

rules-six-S12 = Jogam-se rondas até alguém ter mais de 66 cabeças no total. Ganha então quem tiver menos.
    .ruling = Os totais só se olham no fim de uma ronda completa. Quem empatar com menos cabeças partilha a vitória.

rules-six-S13 = Antes de começar pode combinar-se outro total, ou um número máximo de rondas. Nas nossas mesas são opções: o total é 66, a não ser que se mude ou se dispense, e o número de rondas é livre, a não ser que se limite. O jogo acaba depois da ronda em que se atinge um dos limites.
    .ruling = Outra opção faz o jogo acabar logo que alguém atinja o total, como noutras edições, sem ser preciso ultrapassá-lo. Um dos dois limites tem de existir, para que o jogo tenha fim.

rules-six-S14 = Exemplos. As filas começam por 12, 37, 43 e 58.
    Primeiro turno, 14, 15, 44 e 61: o 14 e o 15 vão atrás do 12; o 44 caberia nas filas 1, 2 ou 3 e vai para trás do 43, o mais próximo; o 61 vai para trás do 58.
    Segundo turno, 21, 26, 30 e 36: o 21 e o 26 completam as cinco cartas da fila 1, por isso o 30 recolhe-a e recomeça-a, e o 36 vai atrás do 30.
    Terceiro turno, 3, 9, 68 e 83: o 3 não serve em lado nenhum, o seu dono recolhe a fila 2, que só tem o 37, e o 9 já pode ir atrás do 3; o 68 e o 83 vão para a fila 4.
    Uma surpresa a evitar: joga-se o 45 para a fila que termina em 41, mas um 42 chega lá primeiro: o 45 tem de ir atrás do 42, é a sexta carta e recolhe a fila.
    Outra: joga-se o 62 para a fila 1, que termina em 61, mas o 30 de outro jogador leva essa fila: o 62 tem agora de ir para a fila 4, que está completa, e recolhe-a.


## Variante pro

rules-six-section-pro = Variante pro
    .intro = Para 2 a 10 jogadores que gostam de fazer contas.

rules-six-P1 = Joga-se só com as cartas de 1 até dez vezes o número de jogadores mais quatro: de 1 a 34 com três jogadores, de 1 a 44 com quatro. Assim todos sabem que cartas estão em jogo.

rules-six-P2 = Não se dão cartas: ficam todas viradas para cima, e cada jogador tira uma, à vez, até ter dez. As quatro que sobram abrem as filas.
    .ruling = Na primeira ronda, sorteia-se quem escolhe primeiro; depois, a primeira escolha passa um lugar para a esquerda em cada ronda. Escolhe-se no sentido dos ponteiros do relógio. As quatro filas ordenam-se por valor, a mais baixa em cima.

rules-six-P3 = O resto é como no jogo base.
    .ruling = Uma opção da mesa decide quem se lembra do draft. Por defeito é a mesa: mostra todas as mãos a todos, já que todos viram as cartas ser escolhidas. Sem esta opção, cada escolha é anunciada quando se faz e não volta a ser mostrada: a memória é de cada um.


## Carta de fãs: Par/Ímpar

rules-six-section-even_odd = Carta de fãs: Par/Ímpar
    .intro = Para 2 a 10 jogadores. Há uma fila que só aceita cartas pares, ou só ímpares.
    .ruling = { rules-six-one-fan-card }

rules-six-E1 = No início, a carta Par/Ímpar fica à esquerda da fila com a carta mais baixa e mostra se essa carta é par ou ímpar.

rules-six-E2 = Só as cartas do tipo que ela mostra, par ou ímpar, podem ser colocadas na sua fila. Para as outras, procura-se a fila como de costume (S6, S7), mas como se essa não existisse.

rules-six-E3 = A carta Par/Ímpar não conta para as cinco cartas de uma fila.

rules-six-E4 = Sempre que se recolhe uma fila, seja qual for (S8 ou S9), a carta Par/Ímpar muda de lugar. Primeiro, a carta jogada passa a ser a primeira da sua fila; depois, das três filas onde não está, a Par/Ímpar vai para aquela cuja última carta é mais baixa e mostra se essa carta é par ou ímpar. Pode ser a fila que acabou de recomeçar, a não ser que já lá estivesse: ela sai sempre.

rules-six-E5 = Uma carta que não possa seguir-se a nenhuma fila obriga a recolher uma (S9).
    .ruling = É assim mesmo que o único obstáculo seja a Par/Ímpar. Pode recolher-se qualquer fila, também a marcada, e a carta que começa uma fila pode ser par ou ímpar.

rules-six-E6 = Exemplo. O 90 iria para trás do 85, na fila 4, mas a Par/Ímpar está lá e mostra ímpar. Vai então para trás do 52, na fila 2, é a sexta carta e recolhe a fila. As outras três filas terminam agora em 31, 90 e 92: a Par/Ímpar vai para a fila 1, a do 31, e continua a mostrar ímpar.


## Carta de fãs: Escalada

rules-six-section-escalade = Carta de fãs: Escalada
    .intro = Para 2 a 10 jogadores. Há uma fila que desce em vez de subir, e não é sempre a mesma.
    .ruling = { rules-six-one-fan-card }

rules-six-C1 = No início, a carta Escalada fica à esquerda da fila 4, com as setas para cima.

rules-six-C2 = Na sua fila os valores têm de descer: só lá pode ir uma carta mais baixa do que a última. As outras três filas sobem como sempre.

rules-six-C3 = Entre as filas que servem decide a menor diferença, para cima ou para baixo. Se a fila da Escalada e outra estiverem à mesma distância, a carta vai para a da Escalada.

rules-six-C4 = A Escalada não conta para as cinco cartas de uma fila.

rules-six-C5 = Sempre que se recolhe uma fila, seja qual for, a carta jogada recomeça-a, e depois a Escalada avança uma fila no sentido das setas. Ao chegar à fila 1 ou à fila 4 é logo virada, pronta para voltar para trás.

rules-six-C6 = Uma fila de onde a Escalada saiu volta a subir.
    .ruling = A fila fica com as suas cartas, e é a última que conta. Uma carta que não sirva em lado nenhum obriga a recolher uma fila qualquer (S9), também a da Escalada; depois a Escalada avança (C5).

rules-six-C7 = Exemplo. O 21 podia ir atrás do 12, na fila 2, mas a fila da Escalada, a 4, termina em 26, a apenas 5 de distância. Vai então para lá, é a sexta carta e recolhe a fila. A Escalada sobe para a fila 3, onde os valores têm agora de descer.


## Carta de fãs: Cabriola

rules-six-section-cabriole = Carta de fãs: Cabriola
    .intro = Para 2 a 10 jogadores. Uma carta sem número que ocupa um lugar e salta de fila em fila.
    .ruling = { rules-six-one-fan-card }

rules-six-J1 = No início, a Cabriola fica à direita da mais baixa das quatro cartas. Não tem valor: a última carta da sua fila é sempre o último número.

rules-six-J2 = A Cabriola, essa sim, conta como uma das cinco cartas da sua fila: quatro números e a Cabriola fazem uma fila completa.

rules-six-J3 = Quando se coloca uma carta na fila da Cabriola, a Cabriola salta para outra fila: das outras três, aquela cuja última carta é mais baixa.
    .ruling = A frase do livro de regras faz saltar a carta jogada, mas o exemplo e a nota mostram que se trata da Cabriola. O número fica onde foi colocado.

rules-six-J4 = Quando se recolhe a fila da Cabriola, as cartas numeradas vão para o monte de quem recolhe e a carta jogada recomeça a fila; depois a Cabriola salta como em J3.

rules-six-J5 = Recolher outra fila não faz mexer a Cabriola. Mas se ela cair numa fila que já tem cinco números, essa fila fica com seis cartas: o mesmo jogador recolhe-a também, menos a carta mais alta, que fica como primeira da fila. Depois a Cabriola volta a saltar (J3). Uma só carta pode assim fazer recolher várias filas.

rules-six-J6 = Exemplo. O 43 só serve na fila 1, atrás do 13 e da Cabriola. É aí a sexta carta e recolhe os quatro números. As outras filas terminam em 78, 104 e 53: a Cabriola salta para a fila 4, a do 53.


## Carta de fãs: Algarismos invertidos

rules-six-section-reversed = Carta de fãs: Algarismos invertidos
    .intro = Para 2 a 10 jogadores. Uma vez por ronda, uma carta lê-se ao contrário.
    .ruling = { rules-six-one-fan-card }

rules-six-D1 = Além das dez cartas numeradas, cada jogador tem uma carta Algarismos invertidos por ronda. Joga-se com uma carta numerada, virada para baixo, e só uma vez.
    .ruling = Antes da revelação ninguém vê que ela foi acrescentada.

rules-six-D2 = Troca a ordem dos algarismos: o 31 conta como 13, o 90 como 09, ou seja, 9. As cartas de três algarismos não podem ser invertidas.
    .ruling = Acompanha as cartas de 10 a 99. Uma carta de algarismos iguais mantém o valor, e a carta fica gasta na mesma.

rules-six-D3 = O valor invertido decide tanto o momento em que a carta é colocada como a fila.

rules-six-D4 = Se duas cartas tiverem o mesmo valor, coloca primeiro quem inverteu a sua. (Duas cartas invertidas nunca têm o mesmo valor.)

rules-six-D5 = Uma vez na fila, a carta volta a ter o valor impresso. Por isso uma fila pode descer.

rules-six-D6 = As filas servem como no jogo base.
    .ruling = Uma fila só serve se o valor impresso da sua última carta for mais baixo do que o valor invertido; igual não chega.

rules-six-D7 = Depois de usada, a carta é posta de lado; quem não a tiver usado até ao fim da ronda também a põe de lado.
    .ruling = Na ronda seguinte todos voltam a ter uma. Todos podem ver quem já gastou a sua.

rules-six-D8 = Exemplo. Como 24, a carta iria para a fila 2 e recolhia-a. Jogada com Algarismos invertidos conta como 42, vai para a fila 4 e não recolhe nada. Na fila volta a ser um 24, e a carta Algarismos invertidos é posta de lado.


## Jogo cooperativo

rules-six-section-coop = Jogo cooperativo: o Boi contra todos
    .intro = Para 1 a 6 jogadores, que formam equipa contra o Boi. Vale o jogo base, com estas mudanças.

rules-six-B1 = Cada jogador recebe dez cartas, e o Boi outras dez, viradas para baixo, que ninguém pode ver. Mais quatro abrem as filas.

rules-six-B2 = Há 16 cartas especiais, duas de cada um de oito tipos. Baralham-se, e algumas formam a pilha desta partida: nenhuma com 1 jogador, 2 com 2, 4 com 3, 6 com 4, 11 com 5 e todas as 16 com 6. As outras voltam para a caixa sem serem vistas. As duas primeiras da pilha ficam viradas para cima.

rules-six-B3 = Em cada turno, cada jogador escolhe uma carta virada para baixo. Revelam-se todas, juntamente com a primeira das cartas do Boi, e colocam-se da mais baixa para a mais alta.

rules-six-B4 = A equipa tem um só monte de cartas recolhidas, comum, e pode consultá-lo. O Boi tem o seu, que fica fechado.
    .ruling = Do monte do Boi, a mesa mostra o número de cartas; as cabeças contam-se no fim.

rules-six-B5 = Se nenhuma fila servir à carta do Boi, ele recolhe a fila com menos cabeças entre as que não estão bloqueadas. Se houver empate, recolhe, dessas, aquela cuja última carta é mais alta.

rules-six-B6 = A partida é uma só ronda de dez turnos. A equipa ganha se tiver menos cabeças do que o Boi. Com 1 ou 2 jogadores, as cabeças da equipa contam a dobrar.
    .ruling = Em caso de empate, a equipa perdeu.

rules-six-B7 = Só se podem usar as duas cartas especiais viradas para cima. A que se usa é logo substituída pela seguinte da pilha, que pode servir no mesmo turno; se a pilha estiver vazia, o lugar fica vazio. Podem usar-se quantas se quiser num turno.
    .ruling = Depois da revelação há um momento, antes de se colocar cada carta, em que se podem usar cartas especiais. Quando a equipa deixa seguir a carta, ela é colocada, o seu dono escolhe uma fila se tiver de recolher alguma (S9), e nada se mete pelo meio.

rules-six-B8 = Em nenhum momento se pode mostrar ou dizer que cartas se tem na mão, nem o que se pensa jogar. Depois da revelação, e só então, a equipa fala livremente das cartas especiais e de como colocar as cartas reveladas.
    .ruling = A conversa e as sugestões da mesa respeitam esta regra.

rules-six-B9 = Recolhe à 7.ª: põe-se à esquerda de uma fila. Essa fila só é recolhida pela sétima carta, que leva seis de uma vez. A carta especial fica até a fila ser recolhida, e depois sai.
    .ruling = Sai também quando a fila é recolhida porque uma carta não serve em lado nenhum (S9). Para Inserir e Deslizar, uma fila assim está completa com seis cartas. Não se pode pôr numa fila bloqueada, nem numa que já tenha outra.

rules-six-B10 = Stop: põe-se à esquerda de uma fila, que fica bloqueada. Ninguém pode lá acrescentar, inserir, deslizar ou substituir uma carta, nem recolher a fila; as cartas vão para as filas que não estão bloqueadas. A equipa retira-a quando quiser, e ela fica gasta.
    .ruling = Também não se pode deslizar uma carta para fora de uma fila bloqueada. O Stop pode ser retirado em qualquer momento em que se possam usar cartas especiais, e entre turnos. Uma carta que não sirva em nenhuma fila desbloqueada recolhe uma das desbloqueadas. O Stop não se pode pôr numa fila já bloqueada, nem numa fila vazia.

rules-six-B11 = Substituir: um jogador volta a pôr na mão a carta que jogou, e em vez dela coloca-se logo outra carta da sua mão. A ordem das outras cartas não muda. Não se pode usar na carta do Boi.
    .ruling = Usa-se quando a carta desse jogador é a próxima a ser colocada: a nova carta é colocada no mesmo passo, na vez da antiga. Não se pode usar com a mão vazia.

rules-six-B12 = Inserir: uma das cartas jogadas pela equipa pode ir para o meio de duas cartas de qualquer fila, ou para o início dela, em vez de ir para o fim, desde que a fila continue a subir. Se essa fila estiver completa, a equipa recolhe-a, menos a última carta, que fica como primeira. Não se pode usar na carta do Boi.
    .ruling = Usa-se na próxima carta a ser colocada. Se a fila for recolhida, a carta inserida vai com ela.

rules-six-B13 = Deslizar: antes de se colocar uma carta jogada, muda-se uma carta que já está numa fila para outra fila: entre duas cartas, no início ou no fim, desde que essa fila continue a subir. Se essa fila estiver completa, a equipa recolhe-a, menos a última carta, que fica como primeira.
    .ruling = O livro de regras fala só das cartas da equipa, mas o exemplo fá-lo antes da carta do Boi: pode deslizar-se uma carta antes de qualquer outra. Se a única carta de uma fila sair, a fila fica vazia: a próxima carta a ser colocada, mesmo a do Boi e seja qual for o seu valor, vai para lá e não recolhe nada. Se houver duas filas vazias, vai para a de cima. Pode deslizar-se uma carta para uma fila vazia; não se pode usar Inserir enquanto houver uma fila vazia; uma carta Recolhe à 7.ª continua lá.

rules-six-B14 = Primeira carta e Última carta: a equipa diz qual das suas cartas por colocar é a primeira, ou a última, a ser colocada, sejam quais forem os valores. Com duas do mesmo tipo num turno, dizem-se a primeira e a segunda, ou a penúltima e a última. Não se podem usar na carta do Boi.
    .ruling = De duas Primeira carta, a que se usa primeiro diz qual é a primeira, e a outra qual é a segunda. De duas Última carta, a que se usa mais tarde diz qual é mesmo a última. Nenhuma carta é escolhida como primeira duas vezes no mesmo turno.

rules-six-B15 = Ordenar: a equipa fixa a ordem de todas as cartas por colocar, incluindo a do Boi, sejam quais forem os valores.
    .ruling = Primeira carta, Última carta e Ordenar atuam sobre a ordem do momento; vale a que se usar mais tarde. Pode desistir-se de Ordenar, que continua disponível, enquanto a ordem não estiver toda dita.

rules-six-B16 = Um exemplo para cada carta especial:
    Recolhe à 7.ª: um 20 recolheria uma fila completa que termina em 17; com a carta especial ao lado, o 20 é apenas a sexta, e a próxima carta que lá for recolhe as seis.
    Stop: a fila 2 é bloqueada antes de o 25 do Boi lá chegar; tem de ir para a fila 1, que está completa, e o Boi recolhe-a.
    Substituir: um 25 recolheria a fila completa que termina em 17; volta para a mão e joga-se o 15, que vai para trás de um 10 noutra fila.
    Inserir: um 10 é baixo demais para todas as filas, mas entra entre um 5 e um 11 e não recolhe nada.
    Deslizar: o 7 desliza da fila de baixo para a de cima; o 15 do Boi já não é aí a quinta carta, mas a sexta, e o Boi recolhe a fila.
    Primeira carta: a carta baixa do Boi vai recolher a fila 1, que tem menos cabeças; o 100 de um jogador é colocado antes, na fila 1, livra-se da fila 2 e dá ao Boi mais três cabeças.
    Última carta: um 100 recolheria uma fila; colocado em último, deixa que o 103 do Boi seja a sexta carta e a recolha.
    Ordenar: a equipa tem 55, 68, 78 e 80, o Boi 72. Pela ordem normal, o 55 completaria a fila 2 e o 68 recolhia-a. Em vez disso colocam-se o 78 e o 80, depois o 55, o 72 do Boi recolhe a fila 2, e o 68 acaba na fila 3.
    .ruling = No exemplo de Ordenar, o livro de regras chama 58 e 68 a uma mesma carta; nós lemos 68.

rules-six-B17 = A equipa decide em conjunto quando usar cada carta especial.
    .ruling = A forma de chegar a acordo é uma opção da mesa. Por defeito, qualquer um pode agir: executa-se a primeira proposta que as regras permitam, e uma carta é colocada quando todas as pessoas sentadas à mesa tiverem dito «continuar» ou o prazo da mesa tiver passado. Ou então é preciso o acordo de todos: uma proposta precisa de todas as pessoas sentadas à mesa, e basta uma objeção para a fazer cair; o que caiu não volta a ser proposto antes de uma carta ser colocada ou de outra coisa ser usada. Os bots nunca se opõem.


## Glossário

rules-six-term-card = carta numerada
rules-six-term-heads = cabeça de boi
rules-six-term-row = fila
rules-six-term-trick = turno ou jogada
rules-six-term-round = ronda
rules-six-term-hand = mão
rules-six-term-pile = monte
rules-six-term-pick = escolher uma carta
rules-six-term-reveal = revelar
rules-six-term-full-row = fila completa
rules-six-term-take = recolher uma fila
rules-six-term-no-row = baixa demais, não serve em lado nenhum
rules-six-term-pro = variante pro
rules-six-term-draft = draft
rules-six-term-fan-card = carta de fãs
rules-six-term-even-odd = Par/Ímpar
rules-six-term-escalade = Escalada
rules-six-term-cabriole = Cabriola
rules-six-term-reversed = Algarismos invertidos
rules-six-term-coop = jogo cooperativo, o Boi contra todos
rules-six-term-ox = o Boi
rules-six-term-special = carta especial
rules-six-term-take-at-seven = Recolhe à 7.ª
rules-six-term-stop = Stop
rules-six-term-replace = Substituir
rules-six-term-insert = Inserir
rules-six-term-slide = Deslizar
rules-six-term-first = Primeira carta
rules-six-term-last = Última carta
rules-six-term-sort = Ordenar
