# As regras de 6 qui prend!, cláusula por cláusula. O atributo .ruling contém o que nós mesmos decidimos.

rules-six-title = 6 qui prend! – as regras
rules-six-one-fan-card = Uma só carta de fãs de cada vez, e apenas com o jogo base. O livro de regras recomenda isso; nas nossas mesas é a regra.


## Para quem está começando

rules-six-summary =
    Um jogo de cartas para 2 a 10 jogadores. O baralho são simplesmente os números de 1 a 104. Cada carta também tem cabeças de boi, e cada cabeça de boi é um ponto negativo.
    Há quatro fileiras de cartas na mesa. A cada turno, todos escolhem em segredo uma carta da mão. Todas são reveladas ao mesmo tempo e colocadas nas fileiras, da mais baixa para a mais alta. Você escolhe a carta, mas não o lugar: ela vai para a fileira cuja última carta é a mais próxima abaixo dela.
    Cabem cinco cartas em uma fileira. Se a sua for a sexta, você pega as cinco que estão lá, e a sua carta recomeça a fileira. Depois de dez turnos, cada um conta as cabeças de boi que pegou.

rules-six-goal = Pegue o mínimo de cabeças de boi. Jogam-se rodadas de dez turnos até alguém ter mais de 66 cabeças; então vence quem tiver menos.

rules-six-turn =
    Cada um escolhe uma carta da mão e a coloca virada para baixo.
    Quando todos escolheram, as cartas são reveladas. Elas são colocadas uma a uma, começando pela mais baixa.
    Uma carta vai atrás de outra mais baixa. Se várias fileiras terminam em uma carta mais baixa, ela vai para aquela cuja última carta é a mais próxima.
    Se essa fileira já tem cinco cartas, você pega as cinco, e a sua carta recomeça a fileira.
    Se a sua carta é mais baixa do que a última de todas as fileiras, você pega a fileira que quiser, e a sua carta a recomeça.

rules-six-example-revealed = Framboise, Clovis e você escolheram uma carta cada um. Agora vocês as revelam: Clovis tem o 5, Framboise o 38 e você o 50. A fileira 1 está cheia, e as cinco cartas dela têm 12 cabeças.

rules-six-example-placed =
    O 5 é a carta mais baixa: Clovis começa. Todas as fileiras terminam em um número mais alto. Clovis tem que pegar uma e escolhe a fileira 4, que só tem o 81 e a sua única cabeça. O 5 recomeça a fileira 4.
    Depois vem o 38 de Framboise. Ele é mais alto do que o 36 da fileira 1 e do que o 5 da fileira 4. O 36 está mais perto: o 38 vai para a fileira 1. Mas a fileira 1 está cheia: Framboise pega as cinco cartas dela, 12 cabeças ao todo, e o 38 recomeça a fileira.
    O seu 50 vem por último. Ele é mais alto do que o 38, o 47 e o 5. O 47 é o mais próximo, e a fileira 2 tem lugar: você não pega nada.

rules-six-hints =
    Se você tiver que pegar uma fileira, escolha a mais barata. Livrar-se de uma carta muito baixa por uma única cabeça costuma ser um bom negócio.
    Uma carta logo acima do fim de uma fileira curta é quase sempre segura: poucas cartas podem entrar no meio.
    Conte antes de jogar em uma fileira de quatro. Basta outra pessoa ter a mesma ideia com uma carta mais baixa para a sua ser a sexta.
    Fileiras podem sumir. Se alguém pega a fileira que você queria, a sua carta vai para a mais próxima que sobrou, que talvez esteja cheia.
    Pense nas suas últimas cartas: se você só guardar as muito baixas ou as muito altas, não terá escolha no final.

rules-six-variant-pro = Joga-se com o número exato de cartas, a partir do 1: dez para cada jogador e quatro para as fileiras. Nada é distribuído: todas as cartas ficam viradas para cima, e cada um escolhe a sua mão, uma carta por vez. Assim, todos sabem quais cartas estão em jogo.
    .name = Variante pro

rules-six-variant-even-odd = As cartas de fãs foram inventadas por fãs do jogo; usa-se uma de cada vez. Com esta, uma fileira só aceita números pares, ou só ímpares, e as outras cartas ignoram essa fileira. Ela muda de lugar sempre que alguém pega uma fileira.
    .name = Carta de fãs: Par/Ímpar

rules-six-variant-escalade = Em uma fileira os números descem em vez de subir. Sempre que alguém pega uma fileira, a carta passa para a seguinte, para cima ou para baixo.
    .name = Carta de fãs: Escalada

rules-six-variant-cabriole = Esta carta não tem número, mas ocupa um dos cinco lugares de uma fileira. Quando você joga na fileira dela, ela pula para a que termina no número mais baixo. Se essa estava cheia, você a pega também.
    .name = Carta de fãs: Cabriola

rules-six-variant-reversed = Uma vez por rodada, você pode inverter os algarismos da sua carta: um 31 é colocado como 13. Já na fileira, volta a ser um 31.
    .name = Carta de fãs: Algarismos invertidos

rules-six-variant-coop = Vocês jogam em time, de 1 a 6. O Boi também joga: a cada turno, a primeira das cartas dele é revelada com as suas. Cartas especiais permitem mudar a ordem, as fileiras ou a sua carta. Vocês vencem se o time tiver menos cabeças do que o Boi depois de dez turnos.
    .name = Todos contra o Boi

rules-six-variant-end = Vocês podem combinar outro número de cabeças, ou um número de rodadas.
    .name = Uma partida mais curta ou mais longa


## Jogo base

rules-six-section-base = Jogo base
    .intro = Para 2 a 10 jogadores. Os lugares são numerados em sentido horário: o próximo lugar é o que fica à sua esquerda.

rules-six-S1 = O jogo tem 104 cartas numeradas, de 1 a 104.

rules-six-S2 = As cabeças de boi são pontos negativos, e toda carta tem alguma: 1 em uma carta comum, 2 se o número termina em 5, 3 se termina em 0, e 5 se os dois algarismos são iguais (11, 22 … 99). O 55 tem os dois algarismos iguais e termina em 5: tem 7. O baralho inteiro soma 171.

rules-six-S3 = No começo de uma rodada, as 104 cartas são embaralhadas. Cada jogador recebe dez, e outras quatro ficam à vista, uma embaixo da outra na ordem em que saem, e abrem as quatro fileiras: a fileira 1 em cima, a fileira 4 embaixo. As cartas que sobram não entram nesta rodada.

rules-six-S4 = Em cada turno, todos escolhem uma carta da mão e a põem virada para baixo. Quando o último escolheu, todas são reveladas ao mesmo tempo.
    .ruling = Você pode mudar a sua escolha até as cartas serem reveladas.

rules-six-S5 = As cartas reveladas são colocadas uma por uma, da mais baixa para a mais alta.

rules-six-S6 = Valores crescentes: uma carta só pode ir para uma fileira cuja última carta é mais baixa.

rules-six-S7 = Menor diferença: se várias fileiras servem, a carta precisa ir para aquela cuja última carta é a mais próxima abaixo dela. Uma carta nunca escolhe a fileira.

rules-six-S8 = Fileira cheia: cabem cinco cartas em uma fileira. Se a sua carta seria a sexta, você pega essas cinco para o seu monte, e a sua carta passa a ser a primeira da fileira.

rules-six-S9 = Nenhuma fileira serve: no jogo base, isso quer dizer que a sua carta é mais baixa do que a última carta de todas as fileiras. Você escolhe uma fileira qualquer e a pega inteira, e a sua carta passa a ser a primeira dessa fileira. A escolha é feita quando chega a vez de colocar a sua carta, com tudo o que foi colocado antes à vista.

rules-six-S10 = As cartas que você pega vão viradas para baixo para o seu monte, nunca para a mão.
    .ruling = Todos viram cada fileira ser pega, então a mesa mostra quantas cabeças há em cada monte (no jogo base, na variante pro e com cartas de fãs).

rules-six-S11 = Uma rodada tem dez turnos, até as mãos ficarem vazias. Depois, as cabeças do seu monte são somadas ao seu total, e todas as cartas voltam para a próxima rodada.

rules-six-S12 = Jogam-se rodadas até alguém ter mais de 66 cabeças no total. Então ganha quem tiver menos.
    .ruling = Os totais só são conferidos depois de uma rodada completa. Quem empata com menos cabeças divide a vitória.

rules-six-S13 = Antes de começar, vocês podem combinar outro total, ou um número máximo de rodadas. Nas nossas mesas são opções: o total é 66, a não ser que vocês o mudem ou o dispensem, e o número de rodadas é livre, a não ser que vocês o limitem. A partida acaba depois da rodada em que um dos limites é atingido.
    .ruling = Outra opção faz a partida acabar assim que alguém chega ao total, como em outras edições, sem precisar passar dele. Pelo menos um dos dois limites precisa existir, para que a partida tenha fim.

rules-six-S14 = Exemplos. As fileiras começam com 12, 37, 43 e 58.
    Primeiro turno, 14, 15, 44 e 61: o 14 e o 15 vão atrás do 12; o 44 caberia nas fileiras 1, 2 ou 3 e vai para trás do 43, o mais próximo; o 61 vai para trás do 58.
    Segundo turno, 21, 26, 30 e 36: o 21 e o 26 completam as cinco cartas da fileira 1, então o 30 pega a fileira e a recomeça, e o 36 vai atrás do 30.
    Terceiro turno, 3, 9, 68 e 83: o 3 não cabe em lugar nenhum, o dono dele pega a fileira 2, que só tem o 37, e o 9 já pode ir atrás do 3; o 68 e o 83 vão para a fileira 4.
    Uma surpresa a evitar: você joga o 45 para a fileira que termina em 41, mas o 42 de alguém chega antes: o 45 precisa ir atrás do 42, é a sexta carta e pega a fileira.
    Outra: você joga o 62 para a fileira 1, que termina em 61, mas o 30 de outro jogador leva essa fileira embora: agora o 62 precisa ir para a fileira 4, que está cheia, e a pega.


## Variante pro

rules-six-section-pro = Variante pro
    .intro = Para 2 a 10 jogadores que gostam de fazer contas.

rules-six-P1 = Joga-se só com as cartas de 1 até dez vezes o número de jogadores mais quatro: de 1 a 34 com três jogadores, de 1 a 44 com quatro. Assim todos sabem quais cartas estão em jogo.

rules-six-P2 = Ninguém dá as cartas. Todas ficam à vista, e os jogadores pegam uma de cada vez, em turnos, até todos terem dez. As quatro que sobram abrem as fileiras.
    .ruling = Na primeira rodada, quem escolhe primeiro é sorteado; depois, a primeira escolha passa um lugar para a esquerda a cada rodada. Dentro de uma rodada, escolhe-se em sentido horário. As quatro fileiras são ordenadas por valor, a mais baixa em cima.

rules-six-P3 = O resto é como no jogo base.
    .ruling = Uma opção da mesa decide quem se lembra do draft. Por padrão é a mesa: ela mostra todas as mãos a todos, já que todos viram as cartas serem escolhidas. Sem essa opção, cada escolha é anunciada quando é feita e não aparece de novo: lembre-se você mesmo.


## Carta de fãs: Par/Ímpar

rules-six-section-even_odd = Carta de fãs: Par/Ímpar
    .intro = Para 2 a 10 jogadores. Uma fileira só aceita cartas pares, ou só ímpares.
    .ruling = { rules-six-one-fan-card }

rules-six-E1 = No começo, a carta Par/Ímpar fica à esquerda da fileira com a carta mais baixa e mostra se essa carta é par ou ímpar.

rules-six-E2 = Só as cartas do tipo que ela mostra, par ou ímpar, podem ser colocadas na fileira dela. Para as outras, procura-se a fileira como de costume (S6, S7), mas como se essa não existisse.

rules-six-E3 = A carta Par/Ímpar não conta para as cinco cartas de uma fileira.

rules-six-E4 = Sempre que alguém pega uma fileira, seja qual for (S8 ou S9), a carta Par/Ímpar muda de lugar. Primeiro, a carta de quem pegou recomeça a fileira; depois, das outras três fileiras, a Par/Ímpar vai para a que termina na carta mais baixa e mostra se essa carta é par ou ímpar. Ela sempre sai da fileira em que está; pode ir para a que acabou de recomeçar.

rules-six-E5 = Uma carta que não pode seguir nenhuma fileira obriga o dono a pegar uma (S9).
    .ruling = É assim mesmo que só a Par/Ímpar atrapalhe. O jogador pode pegar qualquer fileira, inclusive a marcada, e a carta que começa uma fileira pode ser par ou ímpar.

rules-six-E6 = Exemplo. O 90 iria para trás do 85, na fileira 4, mas a Par/Ímpar está lá e mostra ímpar. Então ele vai para trás do 52, na fileira 2, é a sexta carta e pega a fileira. As outras três fileiras agora terminam em 31, 90 e 92: a Par/Ímpar vai para a fileira 1, a do 31, e continua mostrando ímpar.


## Carta de fãs: Escalada

rules-six-section-escalade = Carta de fãs: Escalada
    .intro = Para 2 a 10 jogadores. Uma fileira desce em vez de subir, e não é sempre a mesma.
    .ruling = { rules-six-one-fan-card }

rules-six-C1 = No começo, a carta Escalada fica à esquerda da fileira 4, com as setas para cima.

rules-six-C2 = Na fileira dela os valores precisam descer: só pode ir para lá uma carta mais baixa do que a última. As outras três fileiras sobem como sempre.

rules-six-C3 = Entre as fileiras que servem, decide a menor diferença, para cima ou para baixo. Se a fileira da Escalada e outra estiverem à mesma distância, a carta vai para a da Escalada.

rules-six-C4 = A Escalada não conta para as cinco cartas de uma fileira.

rules-six-C5 = Sempre que alguém pega uma fileira, seja qual for, a carta jogada a recomeça, e depois a Escalada avança uma fileira no sentido das setas. Ao chegar à fileira 1 ou à fileira 4, ela é virada na hora, pronta para voltar.

rules-six-C6 = Uma fileira volta a subir quando a Escalada sai dela.
    .ruling = A fileira fica com as suas cartas, e a próxima precisa ser mais alta do que a última. Uma carta que não cabe em lugar nenhum obriga o dono a pegar uma fileira qualquer (S9), inclusive a da Escalada; depois a Escalada avança (C5).

rules-six-C7 = Exemplo. O 21 poderia ir atrás do 12, na fileira 2, mas a fileira da Escalada, a 4, termina em 26, a apenas 5 de distância. Então ele vai para lá, é a sexta carta e pega a fileira. A Escalada sobe para a fileira 3, onde agora os valores precisam descer.


## Carta de fãs: Cabriola

rules-six-section-cabriole = Carta de fãs: Cabriola
    .intro = Para 2 a 10 jogadores. Uma carta sem número que ocupa um lugar e pula de fileira em fileira.
    .ruling = { rules-six-one-fan-card }

rules-six-J1 = No começo, a Cabriola fica à direita da mais baixa das quatro cartas. Ela não tem valor: a última carta da fileira dela é sempre o último número.

rules-six-J2 = A Cabriola conta como uma das cinco cartas da sua fileira: quatro números e a Cabriola fazem uma fileira cheia.

rules-six-J3 = Quando uma carta é colocada na fileira da Cabriola, a Cabriola pula para outra fileira: das outras três, aquela cuja última carta é a mais baixa.
    .ruling = A frase do livro de regras faz pular a carta jogada, mas o exemplo e a observação dele mostram que se trata da Cabriola. O número fica onde foi colocado.

rules-six-J4 = Quando alguém pega a fileira da Cabriola, as cartas numeradas vão para o monte dessa pessoa e a carta jogada recomeça a fileira; depois a Cabriola pula como em J3.

rules-six-J5 = Pegar outra fileira não faz a Cabriola se mexer. Mas, se ela cai em uma fileira que já tem cinco números, essa fileira fica com seis cartas: o mesmo jogador também a pega, menos a carta mais alta, que fica como primeira da fileira. Depois a Cabriola pula de novo (J3). Uma só carta pode assim fazer alguém pegar várias fileiras.

rules-six-J6 = Exemplo. O 43 só cabe na fileira 1, atrás do 13 e da Cabriola. É a sexta carta ali e pega os quatro números. As outras fileiras terminam em 78, 104 e 53: a Cabriola pula para a fileira 4, a do 53.


## Carta de fãs: Algarismos invertidos

rules-six-section-reversed = Carta de fãs: Algarismos invertidos
    .intro = Para 2 a 10 jogadores. Uma vez por rodada, leia a sua carta ao contrário.
    .ruling = { rules-six-one-fan-card }

rules-six-D1 = Além das dez cartas numeradas, cada jogador tem uma carta Algarismos invertidos por rodada. Ela é jogada junto com uma carta numerada, virada para baixo, e só uma vez.
    .ruling = Antes de as cartas serem reveladas, ninguém vê que você a acrescentou.

rules-six-D2 = Ela inverte os algarismos: o 31 conta como 13, o 90 como 09, ou seja, 9. Cartas de três algarismos não podem ser invertidas.
    .ruling = Ela acompanha as cartas de 10 a 99. Uma carta de algarismos iguais mantém o valor, e a carta fica gasta mesmo assim.

rules-six-D3 = O valor invertido decide tanto quando a carta é colocada quanto em qual fileira.

rules-six-D4 = Se duas cartas têm o mesmo valor, quem inverteu coloca primeiro. (Duas cartas invertidas nunca têm o mesmo valor.)

rules-six-D5 = Uma vez na fileira, a carta volta a ter o valor impresso; por isso os números de uma fileira podem descer.

rules-six-D6 = Uma carta cabe em uma fileira pela mesma regra do jogo base.
    .ruling = Uma fileira só serve se o valor impresso da última carta for mais baixo do que o valor invertido; igual não serve.

rules-six-D7 = Depois de usada, a carta é deixada de lado; se você não a usou até o fim da rodada, ela também é deixada de lado.
    .ruling = Na próxima rodada todos têm uma de novo. Todos podem ver quem já usou a sua.

rules-six-D8 = Exemplo. Como 24, a carta iria para a fileira 2 e pegaria a fileira. Jogada com Algarismos invertidos, conta como 42, vai para a fileira 4 e não pega nada. Na fileira ela volta a ser um 24, e a carta Algarismos invertidos é deixada de lado.


## Jogo cooperativo

rules-six-section-coop = Jogo cooperativo: todos contra o Boi
    .intro = Para 1 a 6 jogadores, que jogam como um time contra o Boi. Valem as regras do jogo base, com estas mudanças.

rules-six-B1 = Cada jogador recebe dez cartas, e o Boi outras dez, viradas para baixo, que ninguém pode olhar. Mais quatro abrem as fileiras.

rules-six-B2 = Há 16 cartas especiais, duas de cada um de oito tipos. Elas são embaralhadas, e algumas formam o monte desta partida: nenhuma com 1 jogador, 2 com 2, 4 com 3, 6 com 4, 11 com 5 e todas as 16 com 6. As outras voltam para a caixa sem serem vistas. As duas primeiras do monte ficam à vista.

rules-six-B3 = Em cada turno, cada jogador escolhe uma carta virada para baixo. Todas são reveladas, junto com a primeira das cartas do Boi, e são colocadas da mais baixa para a mais alta.

rules-six-B4 = O time tem um só monte de cartas pegas, e pode olhar nele. O Boi tem o seu, que fica fechado.
    .ruling = A mesa mostra quantas cartas há no monte do Boi; as cabeças são contadas no fim.

rules-six-B5 = Se nenhuma fileira serve para a carta do Boi, ele pega a fileira com menos cabeças entre as que não estão bloqueadas. Se houver empate, ele pega, entre elas, aquela cuja última carta é a mais alta.

rules-six-B6 = Uma partida é uma só rodada de dez turnos. O time ganha se tiver menos cabeças do que o Boi. Com 1 ou 2 jogadores, as cabeças do time contam em dobro.
    .ruling = Em caso de empate, o time perde.

rules-six-B7 = Só as duas cartas especiais à vista podem ser usadas. A que é usada é logo substituída pela seguinte do monte, que pode ser usada no mesmo turno; se o monte está vazio, o lugar dela fica vazio. Vocês podem usar quantas quiserem em um turno.
    .ruling = Depois que as cartas são reveladas, as cartas especiais podem ser usadas antes de colocar cada carta. Quando o time deixa a carta seguir, ela é colocada sem interrupção (e o dono escolhe uma fileira se precisar pegar uma, S9).

rules-six-B8 = Em nenhum momento você pode mostrar ou dizer quais cartas tem na mão, nem o que pretende jogar. Depois que as cartas são reveladas, e só então, o time conversa à vontade sobre as cartas especiais e sobre como colocar as cartas reveladas.
    .ruling = O chat e as dicas da mesa respeitam esta regra.

rules-six-B9 = Pega na 7ª: coloque à esquerda de uma fileira. Essa fileira só é pega pela sétima carta, que leva seis de uma vez. A carta especial fica até alguém pegar a fileira, e depois sai.
    .ruling = Ela também sai quando alguém pega a fileira porque uma carta não cabe em lugar nenhum (S9). Para Inserir e Deslizar, uma fileira assim está cheia com seis cartas. Ela não pode ser posta em uma fileira bloqueada, nem em uma que já tenha outra.

rules-six-B10 = Stop: coloque à esquerda de uma fileira, que fica bloqueada. Ninguém pode acrescentar, inserir, deslizar ou substituir uma carta ali, nem pegar a fileira; as cartas vão para as fileiras que não estão bloqueadas. O time o retira quando quiser, e então ele sai do jogo.
    .ruling = Também não se pode deslizar uma carta para fora de uma fileira bloqueada. O Stop pode ser retirado em qualquer momento em que se possam usar cartas especiais, e entre os turnos. Uma carta que não cabe em nenhuma fileira desbloqueada pega uma das desbloqueadas. O Stop não pode ser posto em uma fileira já bloqueada, nem em uma vazia.

rules-six-B11 = Substituir: um jogador pega de volta para a mão a carta que jogou, e outra carta da mão dele é colocada na hora no lugar dela. A ordem das outras cartas não muda. Não pode ser usada na carta do Boi.
    .ruling = É usada quando a carta desse jogador é a próxima a ser colocada: a nova carta é colocada no mesmo passo, na vez da antiga. Com a mão vazia, não pode ser usada.

rules-six-B12 = Inserir: uma das cartas jogadas pelo time pode ir entre duas cartas de qualquer fileira, ou para o início dela, em vez de ir para o fim, desde que a fileira continue subindo. Se essa fileira está cheia, o time a pega, menos a última carta, que fica como primeira. Não pode ser usada na carta do Boi.
    .ruling = É usada na próxima carta a ser colocada. Quando o time pega a fileira, a carta inserida vai junto.

rules-six-B13 = Deslizar: antes de colocar uma carta jogada, mude uma carta que já está em uma fileira para outra fileira: entre duas cartas, no início ou no fim, desde que essa fileira continue subindo. Se essa fileira está cheia, o time a pega, menos a última carta, que fica como primeira.
    .ruling = O livro de regras diz “antes de uma das suas”, mas o exemplo faz isso antes da carta do Boi: Deslizar pode ser usada antes de qualquer carta. Se a única carta de uma fileira desliza para fora, essa fileira fica vazia: a próxima carta a ser colocada, mesmo a do Boi e seja qual for o valor, vai para lá e não pega nada. Se há duas fileiras vazias, ela vai para a de cima. Uma carta pode deslizar para uma fileira vazia; Inserir não pode ser usada enquanto houver uma fileira vazia; uma Pega na 7ª continua lá.

rules-six-B14 = Primeira carta e Última carta: o time diz qual das suas cartas que faltam colocar vai primeiro, ou por último, sejam quais forem os valores. Com duas do mesmo tipo em um turno, vocês dizem a primeira e a segunda, ou a penúltima e a última. Não podem ser usadas na carta do Boi.
    .ruling = De duas Primeira carta, a usada antes diz a primeira, e a outra, a segunda. De duas Última carta, a usada depois diz a última de todas. Nenhuma carta é escolhida como primeira duas vezes no mesmo turno.

rules-six-B15 = Ordenar: o time define a ordem de todas as cartas que faltam colocar, inclusive a do Boi, sejam quais forem os valores.
    .ruling = Primeira carta, Última carta e Ordenar agem sobre a ordem do momento; vale a usada por último. Vocês podem desistir de Ordenar, e ficar com a carta, enquanto a ordem inteira não tiver sido dita.

rules-six-B16 = Um exemplo para cada carta especial:
    Pega na 7ª: um 20 pegaria uma fileira cheia que termina em 17; com a carta especial ao lado, o 20 é só a sexta, e a próxima carta ali pega as seis.
    Stop: a fileira 2 é bloqueada antes de o 25 do Boi chegar lá; ele precisa ir para a fileira 1, que está cheia, e o Boi a pega.
    Substituir: um 25 pegaria a fileira cheia que termina em 17; o dono o pega de volta e joga o 15, que vai para trás de um 10 em outra fileira.
    Inserir: um 10 é baixo demais para todas as fileiras, mas entra entre um 5 e um 11 e não pega nada.
    Deslizar: o 7 desliza da fileira de baixo para a de cima, então o 15 do Boi já não é a quinta carta ali, mas a sexta, e o Boi pega a fileira.
    Primeira carta: a carta baixa do Boi está para pegar a fileira 1, que tem menos cabeças; um jogador coloca o 100 primeiro, na fileira 1, escapa da fileira 2 e dá ao Boi mais três cabeças.
    Última carta: um 100 pegaria uma fileira; colocado por último, deixa o 103 do Boi ser a sexta carta e pegá-la.
    Ordenar: o time tem 55, 68, 78 e 80, o Boi 72. Na ordem normal, o 55 encheria a fileira 2 e o 68 a pegaria. Em vez disso, o 78 e o 80 são colocados, depois o 55, o 72 do Boi pega a fileira 2, e o 68 vai parar na fileira 3.
    .ruling = No exemplo de Ordenar, o livro de regras chama a mesma carta de 58 e de 68; nós lemos 68.

rules-six-B17 = O time decide junto quando usar cada carta especial.
    .ruling = A forma de chegar a um acordo é uma opção da mesa. Por padrão, qualquer um pode agir: a primeira proposta que as regras permitem é executada, e uma carta é colocada quando todas as pessoas sentadas disseram “continuar” ou o prazo da mesa passou. Ou então todos precisam concordar: uma proposta precisa de todas as pessoas sentadas, e uma única objeção basta para derrubá-la; uma proposta recusada não pode ser feita de novo até uma carta ser colocada ou outra coisa ser usada. Os bots nunca se opõem.


## Glossário

rules-six-term-card = carta numerada
    .means = uma das 104 cartas do baralho. O número decide para onde ela vai; as cabeças de boi são o que ela custa a quem a pega.
rules-six-term-heads = cabeça de boi
    .means = um ponto negativo. A maioria das cartas tem uma. Os números que terminam em 5 têm duas, os que terminam em 0 têm três, e os de dois algarismos iguais, como 11, 22 ou 33, têm cinco. O 55 tem sete.
rules-six-term-row = fileira
    .means = uma linha de uma a cinco cartas na mesa. Há sempre quatro fileiras. Ao acrescentar uma carta, só importa a última da fileira: ela tem que ser mais baixa do que a sua.
rules-six-term-turn = turno
    .means = cada um joga uma carta, e todas são colocadas.
rules-six-term-round = rodada
    .means = dez turnos, até as mãos ficarem vazias. Então se contam as cabeças e se distribuem novas cartas.
rules-six-term-hand = mão
    .means = as cartas que você ainda não jogou. Você começa cada rodada com dez.
rules-six-term-pile = monte
    .means = as cartas que você pegau, viradas para baixo na sua frente. Elas nunca voltam para a mão.
rules-six-term-pick = escolher uma carta
rules-six-term-reveal = revelar
rules-six-term-full-row = fileira cheia
    .means = uma fileira com cinco cartas. Quem tiver que acrescentar uma carta pega a fileira inteira.
rules-six-term-take = pegar uma fileira
rules-six-term-no-row = baixa demais, não cabe em nenhuma fileira
rules-six-term-pro = variante pro
rules-six-term-draft = draft
rules-six-term-fan-card = carta de fãs
rules-six-term-even-odd = Par/Ímpar
rules-six-term-escalade = Escalada
rules-six-term-cabriole = Cabriola
rules-six-term-reversed = Algarismos invertidos
rules-six-term-coop = jogo cooperativo, todos contra o Boi
rules-six-term-ox = o Boi
rules-six-term-special = carta especial
rules-six-term-take-at-seven = Pega na 7ª
rules-six-term-stop = Stop
rules-six-term-replace = Substituir
rules-six-term-insert = Inserir
rules-six-term-slide = Deslizar
rules-six-term-first = Primeira carta
rules-six-term-last = Última carta
rules-six-term-sort = Ordenar
