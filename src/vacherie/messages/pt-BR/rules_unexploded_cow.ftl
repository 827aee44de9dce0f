# As regras de Unexploded Cow, cláusula a cláusula. O atributo .ruling contém o que nós próprios decidimos.

rules-unexploded-title = Unexploded Cow – as regras
rules-unexploded-intro = Cada jogador conduz vacas loucas por campos cheios de bombas antigas: quem vê explodir uma vaca sua recebe do pote, quem a vê explodir no próprio turno conquista o coração da cidade, e no fim é o dinheiro que conta. Podem jogar-se duas edições: a de 2013, se nada for escolhido, e a de 2011.


## Cartas

rules-unexploded-section-cards = As cartas
    .intro = O baralho com que jogamos é nosso. Os livros de regras só nomeiam algumas cartas e em parte nenhuma dão a lista; o nosso baralho respeita tudo o que eles dizem, e tudo o resto foi inventado. Quem tiver um baralho impresso pode escrever as suas cartas num ficheiro e jogar com elas: um ficheiro com um erro é recusado antes de o jogo começar, com a linha e a razão.


## Preparação

rules-unexploded-section-set-up = Preparação
    .intro = Os lugares são numerados no sentido dos ponteiros do relógio: o lugar seguinte é o que fica à esquerda.

rules-unexploded-U1 = A edição de 2013 é para 2 a 6 jogadores, a de 2011 para 3 a 6.

rules-unexploded-U2 = Há 69 cartas principais, vacas e eventos, e 12 cidades. Cada baralho é baralhado à parte, e cada jogador recebe 3 cartas principais. Todas as cartas principais já usadas vão para um só monte de descarte.

rules-unexploded-U3 = Cada jogador começa com 5000: francos em 2013, euros em 2011.

rules-unexploded-U4 = Todos pagam ao pote uma aposta de 500. O primeiro jogador é sorteado; joga-se depois para a esquerda.

rules-unexploded-U5 = Em 2013 a primeira cidade é virada durante a preparação. Em 2011, quem começa o turno sem cidade à vista vira uma.

rules-unexploded-U6 = Nada se perde e nada vem de fora: o dinheiro de todos os jogadores, com as dívidas contadas, e o pote dão sempre a mesma soma.


## Antes de um turno

rules-unexploded-section-before = Antes de um turno

rules-unexploded-U7 = Se a cidade foi tomada no turno anterior, vira-se a seguinte. Se já não houver nenhuma, começa a Morte Súbita.

rules-unexploded-U8 = Em 2013, se o pote estiver vazio quando um turno começa, todos pagam de novo uma aposta de 500. Mesmo antes da Morte Súbita, essa é a aposta de U30: nunca se pagam as duas.


## Um turno

rules-unexploded-section-turn = Um turno: tirar e jogar

rules-unexploded-U9 = Tiram-se 2 cartas. Se o baralho estiver vazio quando for necessária uma carta, baralha-se o monte de descarte para fazer um novo, e nunca antes.
    .ruling = Se não sobrar nenhuma carta em lado nenhum, tira-se o que houver.

rules-unexploded-U10 = Depois jogam-se tantas cartas quantas se quiser, ou nenhuma, por qualquer ordem. A mão não tem limite.
    .ruling = Num turno jogam-se no máximo tantas cartas quantas tem o baralho principal. Só quem tirasse vezes sem conta as mesmas cartas poderia querer mais.

rules-unexploded-U11 = Uma vaca pode ser jogada em qualquer campo. O dono desse campo paga ao pote o preço da vaca, seja quem for que a joga, e mesmo que seja uma espiã.

rules-unexploded-U12 = Uma vaca pertence ao jogador à frente de quem está, a não ser que seja uma espiã.

rules-unexploded-U13 = Enquanto joga, cada um pode pôr o próprio campo pela ordem que quiser, as vezes que quiser, e uma vaca que lá jogue vai para qualquer lugar. No campo de outro jogador, uma vaca vai para a ponta esquerda ou para a direita, à escolha de quem a joga.
    .ruling = Também em 2011 se arruma o campo enquanto se joga. Move-se uma vaca de cada vez; ao fim de 100 movimentos sem jogar uma carta, chega. É muito mais do que qualquer ordem precisa, e impede que um turno dure para sempre.

rules-unexploded-U14 = Quem joga um evento paga o seu preço ao pote. O evento atua logo e é depois descartado. Uma vaca que ele traga não custa mais nada. Estes são os eventos do nosso baralho:
    Turno da noite: faz-se já um lançamento de bomba (U22).
    Detector de metais: o próximo lançamento de bomba deste turno é duplo, e escolhe-se um dos resultados (U21).
    Recrutamento: uma vaca do monte de descarte vem para qualquer lugar do campo de quem o joga.
    Ladrões de gado: uma vaca de outro campo vem para qualquer lugar do campo de quem o joga.
    Pelotão de fuzilamento: uma vaca qualquer é descartada (U14a).
    Troca de gado: duas vacas de campos diferentes trocam de lugar.
    Debandada: as vacas de cada campo, pela sua ordem, passam para o jogador da esquerda.
    Vaca desgarrada: uma vaca qualquer vai para uma das pontas de outro campo.
    Reabastecimento: tiram-se 3 cartas.
    Títulos de guerra: cada um dos outros paga 100 a quem o joga.
    Rodada de sidra: quem o joga paga 100 a cada um dos outros e tira 3 cartas.
    Imposto sobre o gado: quem tem mais vacas no campo paga 300 ao pote; se houver vários iguais, paga cada um deles.
    .ruling = Um evento que não possa atuar sobre nada é recusado. Fica na mesa até ter atuado, e só depois é descartado.

rules-unexploded-U14a = Uma vaca fuzilada é descartada.
    .ruling = Não explodiu: não dá dinheiro nem cidade, e não espalha bombas.

rules-unexploded-U15 = Pode-se sempre pagar. Abaixo de zero fica-se com uma dívida, que conta no fim.
    .ruling = As regras de 2011 deixam sair da mesa quem joga a dinheiro verdadeiro. As nossas não.


## O lançamento de bomba

rules-unexploded-section-roll = Um turno: o lançamento de bomba

rules-unexploded-U16 = Cada turno acaba com um lançamento de bomba, haja ou não vacas no próprio campo, e tenha-se ou não lançado o dado antes nesse turno.

rules-unexploded-U17 = Conta-se a partir da vaca mais à direita do próprio campo, para a esquerda, depois pelo campo do vizinho da esquerda, também a partir da direita, e assim por diante à volta da mesa. Nenhuma vaca é contada duas vezes: se o número for maior do que todas as vacas em jogo, não acontece nada.

rules-unexploded-U18 = Um 6 não se conta. O dado passa ao vizinho da esquerda, que lança e conta a partir da sua própria vaca mais à direita; outro 6 passa ao seguinte. O turno continua a ser o mesmo.
    .ruling = Os 6 podem dar mais do que uma volta à mesa.

rules-unexploded-U19 = A vaca em que a contagem termina encontra uma bomba. Uma vaca que explode é descartada, e o dono tira o seu valor do pote, ou o que o pote tiver. Por uma vaca negativa, o dono paga o valor ao pote.

rules-unexploded-U20 = Se uma vaca de um jogador explodir no turno dele, seja qual for a causa, ele toma a cidade que está à vista, faz o que ela diz e guarda-a pelos pontos. Só se pode tomar uma cidade por turno. Uma vaca dada por uma cidade vai para qualquer lugar da linha; as outras mantêm a ordem.

rules-unexploded-U21 = Com um Metal Detector, o próximo lançamento de bomba desse turno é duplo, e escolhe-se um dos resultados; se antes se jogar Night Shift, é esse o lançamento. Um 6 só passa se for escolhido, e então com um lançamento simples.
    .ruling = Enquanto houver um à espera, não se pode jogar outro. Se os dois resultados forem iguais, não há nada a escolher.

rules-unexploded-U22 = Night Shift é mais um lançamento de bomba, na hora. O lançamento do fim do turno faz-se na mesma.


## Vacas especiais

rules-unexploded-section-abilities = Vacas especiais

rules-unexploded-U23 = Um general que recebe uma bomba pode passá-la a outra vaca do mesmo campo antes de ela explodir, uma vez por turno.
    .ruling = As duas traduções de 2011 não concordam: uma limita o general a uma vez por turno, a outra o mecânico. Nós limitamos os dois, nas duas edições.

rules-unexploded-U24 = Um mecânico que recebe uma bomba pode desarmá-la. Fica em jogo, e o dono recebe 200 em 2013 ou 100 em 2011, ou o que o pote tiver; uma vez por turno. Uma bomba desarmada não dá a cidade.

rules-unexploded-U25 = Um P.F.C. pode roubar uma bomba a qualquer outra vaca do mesmo campo, mesmo a uma espiã. Por mais bombas que tenha, só explode uma vez.

rules-unexploded-U26 = Uma espiã pertence a quem a jogou, vá para onde for, até sair de jogo; então esquece tudo. O dono recebe ou paga o seu valor, e toma a cidade se ela explodir no turno dele; no turno de outro, não dá a cidade a ninguém. O jogador do campo paga o seu preço e arruma-a, e nenhum movimento, troca ou roubo muda o seu dono.

rules-unexploded-U27 = Quando um bombardeador maluco acabou de explodir, as vizinhas da esquerda e da direita no mesmo campo recebem uma bomba cada. Se a bomba dele foi roubada ou passada, nada se espalha.

rules-unexploded-U28 = Se várias vacas explodirem e o pote não chegar: em 2011 pagam-se primeiro as vacas do dono do campo, depois os donos das espiãs, a começar pela esquerda dele. Em 2013 o jogador do campo decide a ordem.

rules-unexploded-U29 = Exemplos. As vacas de um campo são ditas a partir da ponta direita.
    Duas vacas normais, um general, uma vaca negativa, um bombardeador maluco, um P.F.C. Sai um 3: o general passa a bomba ao bombardeador maluco, que explode e dá bombas à vaca negativa e ao P.F.C. O P.F.C. rouba a outra e explode, uma só vez.
    Angel tem Buck, um mecânico; Falko, uma espiã sua; e Winston, que vale 800. Buddy tem Donald, um P.F.C.; Jack, uma vaca negativa; e Luther, uma espiã de Dunkirk. Starchylde e Dunkirk não têm vacas. É o lançamento de Angel.
    1, 2 ou 3: uma vaca de Angel, e ela toma a cidade. Com um 1, Buck podia desarmar a bomba por 100 em vez de explodir por 500.
    4 ou 5: Donald explode por 400 a favor de Buddy, que prefere que ele roube a bomba de Jack. Ninguém toma a cidade.
    6: Buddy lança o dado. As suas vacas são agora 1, 2 e 3, e 4 e 5 voltam a Buck e Falko. Se também lhe sair um 6, lança Dunkirk, e Buck volta a ser 1. Se explodir uma vaca de Angel, ela toma a cidade, pois o turno ainda é seu.


## A explosão

rules-unexploded-section-blast = A explosão, passo a passo
    .ruling = Os livros de regras dizem o que cada vaca especial pode fazer, e quase nada da ordem. Toda esta parte é decisão nossa, para que cada um tenha todas as escolhas que as regras prometem, e para que isto acabe.

rules-unexploded-U25a = Um campo, uma pessoa a decidir. Um lançamento encontra uma vaca, e as bombas nunca saem do campo dela. Todas as vacas especiais desse campo, menos as espiãs, são do jogador do campo, que faz sozinho as escolhas de U25c e U25g, seja quem for que lançou e seja de quem for o turno.

rules-unexploded-U25b = A vaca contada tem uma bomba. Enquanto alguma vaca tiver uma bomba há uma explosão: U25c, U25d, U25e. Quando já não há bombas vêm U25g e U25h.

rules-unexploded-U25c = Antes de alguma coisa explodir, o jogador do campo pode fazer o seguinte, uma coisa de cada vez e por qualquer ordem, e depois deixa explodir; não se pergunta nada se nada for possível. Uma vaca que assim recebe uma bomba pode por sua vez usar a sua habilidade.
    Roubar: um P.F.C. tira uma bomba a outra vaca do campo, as vezes que se quiser e mesmo que já tenha uma; mas uma bomba só é roubada uma vez.
    Passar: um general com uma bomba, que ainda não o fez neste turno, dá uma bomba a outra vaca do campo, mesmo a uma que já tenha.
    Desarmar: um mecânico com uma bomba, que ainda não o fez neste turno, livra-se de todas as que tem. O dinheiro de U24 vem logo.

rules-unexploded-U25d = Todas as vacas que têm uma bomba explodem no mesmo momento, cada uma só uma vez, e são descartadas. As bombas desaparecem. O dinheiro ainda não se move.

rules-unexploded-U25e = Cada bombardeador maluco entre elas dá uma bomba nova à vaca logo à sua esquerda e à vaca logo à sua direita, na linha tal como estava nesse momento. Se não houver vaca, ou se ela explodiu no mesmo momento, essa bomba perde-se. Depois a linha fecha-se. As bombas novas ainda não foram roubadas, e uma vaca pode receber duas.

rules-unexploded-U25f = Uma vez por turno quer dizer uma vez por vaca em todo o turno do jogador ativo: Night Shift, os 6 passados e o último lançamento em conjunto. Esquece-se quando começa o turno seguinte, ou quando a vaca sai de jogo. Na Morte Súbita o lançamento de cada jogador é um turno; em 2011 fazem parte dele os 6 passados em seu lugar.

rules-unexploded-U25g = As vacas pagam-se uma vez por lançamento, uma a uma: se o valor for positivo, o dono tira-o ou tira o que o pote tiver; se for negativo, paga-o.
    2013: pela ordem que disser o jogador do campo, a quem só se pergunta se duas ordens dessem a alguém dinheiro diferente.
    2011: primeiro as vacas do jogador do campo, com as suas espiãs, os pagamentos antes dos ganhos; depois os outros donos de espiãs a partir da esquerda dele, cada um com todas as suas.

rules-unexploded-U25h = A cidade vem depois. Se uma das vacas que explodiram era do jogador ativo e houver uma cidade à vista, ele toma-a logo: primeiro o dinheiro, até onde o pote chegar, depois as cartas, depois a vaca. O que puder ser feito tem de ser feito; o que não puder fica por fazer. As vacas que explodiram já estão no monte de descarte. Um segundo lançamento no mesmo turno não dá outra cidade.

rules-unexploded-U25i = Na Morte Súbita é igual, sem cidade. Se não sobrar nenhuma vaca quando todas estiverem pagas, o resto do pote vai para o dono da última vaca: das que explodiram por último, a última a ser paga. Só então se vê se o pote está vazio (U35).

rules-unexploded-U25j = Isto acaba: cada bomba é roubada uma vez, cada general e cada mecânico age uma vez por turno, cada explosão tira uma vaca de jogo, e sem explosão não há bombas novas.


## Morte Súbita

rules-unexploded-section-sudden-death = Morte Súbita

rules-unexploded-U30 = Começa quando acaba o turno em que foi tomada a última cidade. Se o pote estiver vazio nesse momento, em 2013 todos pagam uma aposta de 500; em 2011 o jogo acaba.

rules-unexploded-U30a = A Morte Súbita precisa de uma vaca.
    .ruling = Se não houver vacas em jogo quando devia começar, o jogo acaba e ninguém paga aposta. O pote vai para o jogador que tomou a última cidade; se ninguém tomou nenhuma, é dividido tão por igual quanto as centenas deixarem, e o que sobrar distribui-se a partir do primeiro jogador.

rules-unexploded-U31 = O jogador com mais pontos de cidade lança primeiro. Em caso de empate, é o que tem a primeira cidade por ordem alfabética.
    .ruling = Maiúsculas e acentos não contam. Os jogadores sem cidade ficam para o fim, pela ordem dos turnos a partir da esquerda de quem tomou a última cidade; se ninguém tiver nenhuma, começa o primeiro jogador da partida.

rules-unexploded-U32 = Em 2013 lança-se depois para a esquerda, volta após volta. Em 2011 segue-se a ordem decrescente dos pontos de cidade, e depois a mesma ordem outra vez.

rules-unexploded-U33 = Só há lançamentos de bomba: nem cartas, nem arrumar o campo, nem cidade.
    .ruling = As vacas especiais mantêm as suas habilidades, que fazem parte do lançamento.

rules-unexploded-U34 = Em 2013 um 6 simplesmente não conta.
    .ruling = Em 2011 um 6 passa como em U18: o vizinho da esquerda lança no lugar deste jogador. Depois a ordem continua a partir do jogador cujo lugar foi tomado.

rules-unexploded-U35 = Acaba quando o pote está vazio ou não há vacas em jogo. Se a última de todas as vacas explodir e sobrar dinheiro, o dono leva tudo. As vacas negativas continuam a pagar-se.
    .ruling = Vê-se depois de cada lançamento completo.

rules-unexploded-U36 = Ninguém é obrigado a jogar uma carta, e nenhuma vaca é obrigada a explodir.
    .ruling = Para que o jogo acabe na mesma, uma cidade que ninguém tome em 10 voltas completas à mesa sai do jogo, e vira-se a seguinte, ou começa a Morte Súbita.


## Ganhar

rules-unexploded-section-winning = Ganhar

rules-unexploded-U37 = Em 2013 ganha quem tem mais dinheiro, descontadas as dívidas; quem tem mais do que no início saiu-se bem. Em 2011 ganham todos os que têm mais do que no início desta partida.
    .ruling = Em 2013 quem empatar com mais dinheiro partilha a vitória.

rules-unexploded-U38 = Podem jogar-se quantas partidas se quiser, somando os resultados. Em 2011 cada partida começa com o dinheiro com que se acabou a anterior.
    .ruling = Em 2013 todos recomeçam cada partida com 5000, e soma-se o que cada um ganhou ou perdeu.


## Glossário

rules-unexploded-term-cow = vaca
rules-unexploded-term-herd = campo
rules-unexploded-term-event = evento
rules-unexploded-term-city = cidade
rules-unexploded-term-pot = pote
rules-unexploded-term-ante = aposta
rules-unexploded-term-price = preço
rules-unexploded-term-value = valor
rules-unexploded-term-discard = monte de descarte
rules-unexploded-term-bomb-roll = lançamento de bomba
rules-unexploded-term-bomb = bomba
rules-unexploded-term-explode = explodir
rules-unexploded-term-negative = vaca negativa
rules-unexploded-term-general = general
rules-unexploded-term-mechanic = mecânico
rules-unexploded-term-pfc = P.F.C.
rules-unexploded-term-spy = espiã
rules-unexploded-term-bomber = bombardeador maluco
rules-unexploded-term-defuse = desarmar
rules-unexploded-term-metal-detector = detetor de metais
rules-unexploded-term-night-shift = turno da noite
rules-unexploded-term-sudden-death = Morte Súbita
