# As regras de Unexploded Cow, cláusula por cláusula. O atributo .ruling contém o que nós mesmos decidimos.

rules-unexploded-title = Unexploded Cow – as regras


## Para quem está começando

rules-unexploded-summary =
    Um jogo de cartas para 2 a 6 jogadores que não se importam com um pouco de maldade. O interior da França está cheio de bombas antigas, e você tem vacas para encontrá-las.
    No seu turno, você compra duas cartas, joga quantas quiser e rola o dado. O dado conta as vacas na mesa, e aquela em que ele para encontra uma bomba e explode. O dono recebe dinheiro do pote, no centro da mesa; mas, se era uma vaca ruim, é o dono que paga.
    Se uma vaca sua explodir no seu turno, você também toma uma cidade. Quando as 12 cidades tiverem sido tomadas, ninguém mais joga cartas: só se rola o dado, até o pote ficar vazio ou acabarem as vacas.

rules-unexploded-goal = Ter mais dinheiro no fim. Todos começam com 5000.

rules-unexploded-turn =
    Compre duas cartas.
    Jogue quantas cartas quiser, ou nenhuma: vacas em qualquer campo, eventos pelo efeito. Enquanto isso, você pode reorganizar o seu campo.
    Role o dado e conte as vacas, começando pela sua que está mais à direita. Um 6 não se conta: o jogador à sua esquerda rola no seu lugar.
    A vaca em que você parar explode. O dono recebe o valor dela do pote, ou paga, se for negativa.
    Se a vaca era sua, você também toma a cidade. Depois, é o turno do próximo jogador.

rules-unexploded-example-hand = É o seu turno, e você já comprou as suas cartas. Você tem duas vacas na mão: Winston custa 300 e vale 800; Jack custa 100 e é negativo: vai custar mais 200 ao dono. Martin já está no seu campo. Há 2200 no pote, e Quimper é a cidade à vista.

rules-unexploded-example-played = Você joga Winston no seu campo, à esquerda de Martin, e paga 300. Você joga Jack no campo de Framboise, e é Framboise quem paga o preço dele, 100. O pote agora tem 2600. Os números pequenos mostram qual resultado do dado encontraria qual vaca: 1 Martin, 2 Winston, 3 Jack.

rules-unexploded-example-bang =
    Você rola um 2. Martin é 1, Winston é 2: Winston explode, e você pega 800 do pote. Era uma vaca sua no seu turno, então você toma Quimper, que rende mais 200. Agora você tem 5100, e sobram 1600 no pote.
    A próxima cidade é virada, e é o turno de Framboise. Agora se contam primeiro as vacas de Framboise: um 1 encontraria Jack, e Framboise teria que pagar 200.

rules-unexploded-hints =
    Você não precisa jogar tudo o que compra. Uma vaca não rende nada enquanto não explode, e toda carta custa dinheiro.
    Arrume o seu campo antes de rolar o dado. Cada número de 1 a 5 tem a mesma chance: com cinco vacas boas suas, todos eles são vitória.
    Um campo grande é um alvo. Muitos eventos roubam, trocam ou fuzilam vacas, e alguns fazem o maior campo pagar.
    Vacas negativas e Espiões ficam melhor no campo dos outros. Às vezes, até uma vaca boa: outra pessoa enche o pote que você espera esvaziar.
    Fique de olho no pote. Se ele estiver quase vazio, até a sua melhor vaca rende quase nada.

rules-unexploded-variant-2013 = A edição normal, para 2 a 6 jogadores, em francos. Vence quem tiver mais dinheiro. Um pote vazio é enchido de novo e, na Morte Súbita, um 6 simplesmente não encontra nenhuma vaca.
    .name = Edição de 2013

rules-unexploded-variant-2011 = Para 3 a 6 jogadores, em euros. Vencem todos os que terminarem com mais dinheiro do que tinham no início. Um pote vazio fica vazio e, na Morte Súbita, rola-se na ordem dos pontos de cidade.
    .name = Edição de 2011

rules-unexploded-variant-series = Vocês podem jogar quantas partidas quiserem e somar ganhos e perdas. Na edição de 2011, o seu dinheiro vai com você para a partida seguinte.
    .name = Várias partidas seguidas

rules-unexploded-variant-deck = Os livros de regras não trazem a lista das cartas, por isso as daqui são nossas. Se você tem um baralho impresso, pode escrever as cartas dele em um arquivo e jogar com elas.
    .name = Suas próprias cartas


## Cartas

rules-unexploded-section-cards = As cartas
    .intro = O baralho é nosso. Os livros de regras só citam algumas cartas e nunca dão a lista; o nosso respeita tudo o que eles dizem, e o resto foi inventado. Se você tem um baralho impresso, pode digitar as cartas dele em um arquivo e jogar com elas.


## Preparação

rules-unexploded-section-set-up = Preparação
    .intro = Os lugares são numerados em sentido horário: o próximo lugar é o que fica à sua esquerda.

rules-unexploded-U1 = A edição de 2013 é para 2 a 6 jogadores, a de 2011 para 3 a 6.

rules-unexploded-U2 = Há 69 cartas principais, vacas e eventos, e 12 cidades. Cada baralho é embaralhado separadamente, e cada jogador recebe 3 cartas principais. As cartas principais usadas vão para uma única pilha de descarte.

rules-unexploded-U3 = Cada jogador começa com 5000: francos em 2013, euros em 2011.

rules-unexploded-U4 = Todos pagam ao pote uma aposta de 500. O primeiro jogador é sorteado; depois se joga para a esquerda.

rules-unexploded-U5 = Em 2013, a primeira cidade é virada para cima durante a preparação. Em 2011, se não houver cidade à vista no começo do seu turno, você vira uma.

rules-unexploded-U6 = Nenhum dinheiro entra nem sai do jogo: o dinheiro dos jogadores (com as dívidas) e o do pote somam sempre o mesmo total.


## Antes de um turno

rules-unexploded-section-before = Antes de um turno

rules-unexploded-U7 = Se a cidade foi tomada no último turno, vire a próxima. Se não houver mais nenhuma, começa a Morte Súbita.

rules-unexploded-U8 = Em 2013, se o pote estiver vazio quando um turno começa, todos pagam de novo a aposta de 500. Logo antes da Morte Súbita, essa é a aposta de U30: as duas nunca são pagas juntas.


## Um turno

rules-unexploded-section-turn = Um turno: comprar e jogar

rules-unexploded-U9 = Compre 2 cartas. Se o baralho acabar quando você precisar de uma carta, e nunca antes, embaralhe a pilha de descarte para fazer um novo.
    .ruling = Se não restar nenhuma carta em lugar nenhum, você compra o que houver.

rules-unexploded-U10 = Depois você joga quantas cartas quiser, ou nenhuma, em qualquer ordem. A mão não tem limite.
    .ruling = Em um turno, você pode jogar no máximo tantas cartas quantas o baralho principal tem (você nunca vai notar).

rules-unexploded-U11 = Cada jogador tem um campo: uma linha de vacas na mesa. Você pode jogar uma vaca em qualquer campo. O dono do campo paga ao pote o preço da vaca, não importa quem a jogue, mesmo que seja um Espião.

rules-unexploded-U12 = Uma vaca pertence ao dono do campo em que está, a não ser que seja um Espião.

rules-unexploded-U13 = Enquanto joga, você pode reorganizar o seu próprio campo quantas vezes quiser, e uma vaca que você jogue nele pode ir para qualquer lugar. No campo de outro jogador, uma vaca vai para a ponta esquerda ou para a direita, à sua escolha.
    .ruling = Isso também vale em 2011. Você move uma vaca de cada vez, no máximo 100 vezes entre duas cartas, para que um turno não dure para sempre.

rules-unexploded-U14 = Se você joga um evento, paga o preço dele ao pote. Ele age na hora e depois é descartado. Uma vaca que ele traga não tem custo extra. Os eventos do nosso baralho:
    Turno da noite: você faz uma rolagem de bomba agora (U22).
    Detector de metais: na sua próxima rolagem de bomba deste turno, você rola duas vezes e escolhe um resultado (U21).
    Recrutamento: uma vaca da pilha de descarte vem para qualquer lugar do seu campo.
    Ladrões de gado: uma vaca de outro campo vem para qualquer lugar do seu.
    Pelotão de fuzilamento: uma vaca qualquer é descartada (U14a).
    Troca de gado: duas vacas de campos diferentes trocam de lugar.
    Estouro da boiada: as vacas de cada campo, na sua ordem, passam para o jogador da esquerda.
    Vaca desgarrada: uma vaca qualquer vai para uma das pontas de outro campo.
    Reabastecimento: você compra 3 cartas.
    Títulos de guerra: cada um dos outros paga 100 a você.
    Rodada de sidra: você paga 100 a cada um dos outros e compra 3 cartas.
    Imposto sobre o gado: quem tem o maior campo paga 300 ao pote; se houver empate, cada um deles paga.
    .ruling = Você não pode jogar um evento que não teria efeito. Ele fica na mesa até o efeito estar completo.

rules-unexploded-U14a = Uma vaca fuzilada é descartada.
    .ruling = Ela não explodiu: não traz dinheiro nem cidade, e não espalha bombas.

rules-unexploded-U15 = Você sempre pode pagar. Abaixo de zero você fica com uma dívida, e ela conta no fim.
    .ruling = As regras de 2011 deixam os jogadores saírem quando jogam por dinheiro de verdade. As nossas não.


## A rolagem de bomba

rules-unexploded-section-roll = Um turno: a rolagem de bomba

rules-unexploded-U16 = Todo turno acaba com uma rolagem de bomba, tenha você vacas ou não, e tenha você já rolado ou não neste turno.

rules-unexploded-U17 = Conte a partir da sua vaca mais à direita, para a esquerda, depois pelo campo do vizinho da esquerda, também a partir da ponta direita, e assim por diante em volta da mesa. Nenhuma vaca é contada duas vezes. Se as vacas acabarem antes do número, não acontece nada.

rules-unexploded-U18 = Um 6 não se conta. O dado passa para o vizinho da esquerda, que rola e conta a partir da própria vaca mais à direita; outro 6 passa para o seguinte. O turno continua sendo seu.
    .ruling = Um 6 pode dar mais de uma volta na mesa.

rules-unexploded-U19 = A vaca em que a contagem termina encontra uma bomba. Uma vaca que explode é descartada, e o dono recebe do pote o valor dela, ou o que o pote tiver. Por uma vaca negativa, o dono paga o valor ao pote.

rules-unexploded-U20 = Se uma vaca sua explode no seu próprio turno, seja qual for a causa, você toma a cidade que está à vista, faz o que ela diz e fica com ela pelos pontos. Você pode tomar uma cidade por turno. Uma vaca que uma cidade dá a você vai para qualquer lugar da sua linha; as outras mantêm a ordem.

rules-unexploded-U21 = Com um Detector de metais, na sua próxima rolagem de bomba deste turno você rola duas vezes e escolhe um resultado; se jogar antes um Turno da noite, é essa a rolagem. Um 6 só é passado se você o escolher, e então com uma rolagem simples.
    .ruling = Você não pode jogar um segundo enquanto um está esperando. Se os dois resultados forem iguais, não há nada para escolher.

rules-unexploded-U22 = O Turno da noite é uma rolagem de bomba extra, na hora. Você ainda rola no fim do turno.


## Vacas especiais

rules-unexploded-section-abilities = Vacas especiais

rules-unexploded-U23 = Um General que recebe uma bomba pode passá-la para outra vaca do mesmo campo antes que ela exploda, uma vez por turno.
    .ruling = As duas traduções de 2011 discordam: uma limita o General a uma vez por turno, a outra o Mecânico. Nós limitamos os dois, nas duas edições.

rules-unexploded-U24 = Um Mecânico que recebe uma bomba pode desarmá-la, uma vez por turno: ele fica em jogo, e o dono recebe 200 (2013) ou 100 (2011), ou o que o pote tiver. Desarmar uma bomba não dá a cidade.

rules-unexploded-U25 = Um P.F.C. pode roubar a bomba de qualquer outra vaca do mesmo campo, inclusive de um Espião. Por mais bombas que tenha, ele só explode uma vez.

rules-unexploded-U26 = Um Espião pertence a quem o jogou, aonde quer que vá, até sair do jogo; então ele esquece tudo. O dono recebe ou paga o valor dele, e toma a cidade se ele explodir no seu turno; no turno de qualquer outro, ninguém ganha a cidade. O dono do campo paga o preço e decide o lugar dele na linha; mover, trocar ou roubar nunca muda de quem é o Espião.

rules-unexploded-U27 = Depois que um Bombardeador maluco explode, as vizinhas da esquerda e da direita no mesmo campo recebem uma bomba cada. Se a bomba dele foi roubada ou passada, nada se espalha.

rules-unexploded-U28 = Se várias vacas explodem e o pote não dá para todas: em 2013, o dono do campo decide a ordem de pagamento. Em 2011, o dono do campo é pago primeiro, depois os donos dos Espiões, começando pela esquerda dele.

rules-unexploded-U29 = Exemplos. As vacas de um campo são citadas a partir da ponta direita.
    Duas vacas comuns, um General, uma vaca negativa, um Bombardeador maluco, um P.F.C. Você tira um 3: o General passa a bomba para o Bombardeador maluco, que explode e entrega bombas à vaca negativa e ao P.F.C. O P.F.C. rouba a outra e explode, uma só vez.
    Angel tem Buck, um Mecânico; Falko, um Espião seu; e Winston, que vale 800. Buddy tem Donald, um P.F.C.; Jack, uma vaca negativa; e Luther, um Espião de Dunkirk. Starchylde e Dunkirk não têm vacas. É a rolagem de Angel.
    1, 2 ou 3: uma vaca de Angel, e ela toma a cidade. Com um 1, Buck poderia desarmar a bomba por 100 em vez de explodir por 500.
    4 ou 5: Donald explode por 400 para Buddy, que prefere que ele roube a bomba de Jack. Ninguém toma a cidade.
    6: Buddy rola. As vacas dele agora são 1, 2 e 3, e 4 e 5 voltam a Buck e Falko. Se ele também tirar um 6, Dunkirk rola, e Buck volta a ser 1. Se uma vaca de Angel explodir, ela toma a cidade, pois o turno ainda é dela.


## A explosão

rules-unexploded-section-blast = A explosão, passo a passo
    .ruling = Os livros de regras dizem o que cada vaca especial pode fazer, mas pouco sobre a ordem. Toda esta parte é decisão nossa, para que cada um tenha todas as escolhas que as regras prometem.

rules-unexploded-U25a = Um campo, uma pessoa que decide. Uma rolagem encontra uma vaca, e as bombas nunca saem do campo dela. Todas as vacas especiais desse campo, menos os Espiões, são do dono do campo, que faz sozinho as escolhas de U25c e U25g, não importa quem rolou nem de quem é o turno.

rules-unexploded-U25b = A vaca contada fica com uma bomba. Enquanto alguma vaca tiver uma bomba, repita U25c, U25d e U25e. Quando não houver mais bombas, siga para U25g e U25h.

rules-unexploded-U25c = Antes que algo exploda, o dono do campo pode fazer o seguinte, uma coisa de cada vez e em qualquer ordem, e depois deixa explodir. Se nada for possível, ninguém é perguntado. Uma vaca que recebe uma bomba assim pode usar a própria habilidade.
    Roubar: um P.F.C. pega uma bomba de outra vaca do campo, quantas vezes quiser e mesmo que já tenha uma; mas uma bomba só é roubada uma vez.
    Passar: um General com uma bomba, que ainda não fez isso neste turno, dá uma bomba a outra vaca do campo, mesmo a uma que já tenha.
    Desarmar: um Mecânico com uma bomba, que ainda não fez isso neste turno, se livra de todas as que tem. O dinheiro de U24 vem na hora.

rules-unexploded-U25d = Todas as vacas com bomba explodem no mesmo momento, cada uma só uma vez, e são descartadas. As bombas delas somem. O dinheiro ainda não se move.

rules-unexploded-U25e = Cada Bombardeador maluco entre elas dá uma nova bomba à vaca logo à esquerda e à vaca logo à direita, na linha como estava naquele momento. Se não houver vaca desse lado, ou se ela também explodiu, essa bomba se perde. Depois a linha se fecha. As novas bombas ainda não foram roubadas, e uma vaca pode receber duas.

rules-unexploded-U25f = “Uma vez por turno” quer dizer uma vez por vaca em todo o turno do jogador ativo, contando o Turno da noite, os 6 passados e a última rolagem. Isso é esquecido quando começa o próximo turno, ou quando a vaca sai do jogo. Na Morte Súbita, a rolagem de cada jogador é um turno; em 2011, um 6 passado a partir dessa rolagem ainda faz parte do mesmo turno.

rules-unexploded-U25g = As vacas são pagas uma vez por rolagem, uma por uma: se o valor é positivo, o dono recebe esse valor ou o que o pote tiver; se é negativo, o dono paga.
    2013: na ordem escolhida pelo dono do campo, a quem só se pergunta se a ordem muda o que alguém recebe.
    2011: primeiro as vacas do dono do campo, com os próprios Espiões, pagamentos antes dos ganhos; depois os outros donos de Espiões, começando pela esquerda dele, cada um com todos os seus.

rules-unexploded-U25h = A cidade vem depois. Se uma das vacas que explodiram era do jogador ativo e há uma cidade à vista, ele a toma na hora: primeiro o dinheiro, até onde o pote der, depois as cartas, depois a vaca. O que puder ser feito precisa ser feito; o que não puder fica de fora. As vacas que explodiram já estão na pilha de descarte. Uma segunda rolagem no mesmo turno não dá outra cidade.

rules-unexploded-U25i = Na Morte Súbita é igual, sem cidade. Se não restar nenhuma vaca quando todas estiverem pagas, o resto do pote vai para o dono da última vaca: das que explodiram por último, a última a ser paga. Só então se confere o pote (U35).

rules-unexploded-U25j = Isso sempre chega ao fim: cada bomba é roubada uma vez, cada General e cada Mecânico age uma vez por turno, cada explosão tira uma vaca do jogo, e sem explosão não há novas bombas.


## Morte Súbita

rules-unexploded-section-sudden-death = Morte Súbita

rules-unexploded-U30 = A Morte Súbita começa depois do turno em que a última cidade foi tomada. Se o pote estiver vazio nesse momento, em 2013 todos pagam uma aposta de 500; em 2011 a partida acaba.

rules-unexploded-U30a = A Morte Súbita precisa de pelo menos uma vaca em jogo.
    .ruling = Se não houver vacas em jogo quando ela deveria começar, a partida acaba e ninguém paga aposta. O pote vai para o jogador que tomou a última cidade; se ninguém tomou nenhuma, ele é dividido em centenas do modo mais igual possível, e o que sobrar é distribuído a partir do primeiro jogador.

rules-unexploded-U31 = O jogador com mais pontos de cidade rola primeiro. Em caso de empate, começa o que tem a primeira cidade em ordem alfabética.
    .ruling = Maiúsculas e acentos não contam. Os jogadores sem cidade vêm por último, na ordem dos turnos a partir da esquerda de quem tomou a última cidade; se ninguém tiver nenhuma, começa o primeiro jogador da partida.

rules-unexploded-U32 = Em 2013, depois se joga para a esquerda, volta após volta. Em 2011, segue-se a ordem decrescente de pontos de cidade, sempre de novo.

rules-unexploded-U33 = Só há rolagens de bomba: nada de cartas, de reorganizar o campo, de cidade.
    .ruling = As vacas especiais mantêm as suas habilidades, que fazem parte da rolagem.

rules-unexploded-U34 = Em 2013, um 6 simplesmente não conta.
    .ruling = Em 2011, um 6 é passado como em U18: o jogador da esquerda rola no lugar. Depois a ordem continua a partir do jogador original.

rules-unexploded-U35 = Acaba quando o pote está vazio ou não há vacas em jogo. Se a última de todas as vacas explode e sobra dinheiro, o dono leva tudo. As vacas negativas ainda precisam ser pagas.
    .ruling = Isso é conferido depois de cada rolagem completa.

rules-unexploded-U36 = Ninguém é obrigado a jogar uma carta, e nenhuma vaca é obrigada a explodir.
    .ruling = Para que a partida acabe mesmo assim, uma cidade que ninguém toma em 10 voltas completas da mesa sai do jogo; vira-se a próxima, ou começa a Morte Súbita.


## Ganhar

rules-unexploded-section-winning = Ganhar

rules-unexploded-U37 = Em 2013, ganha quem tem mais dinheiro, descontadas as dívidas; quem tem mais do que no começo se saiu bem. Em 2011, ganham todos os que têm mais do que tinham no começo.
    .ruling = Em 2013, quem empata com mais dinheiro divide a vitória.

rules-unexploded-U38 = Você pode jogar quantas partidas quiser e somar os resultados. Em 2011, cada partida começa com o dinheiro que você tinha no fim da anterior.
    .ruling = Em 2013, todos recomeçam cada partida com 5000, e o que cada um ganhou ou perdeu é somado.


## Glossário

rules-unexploded-term-cow = vaca
    .means = uma carta com duas quantias, o preço e o valor. A maioria das vacas você joga no seu próprio campo; as ruins, no de outra pessoa.
rules-unexploded-term-herd = campo
    .means = a linha de vacas na frente de um jogador. A ordem importa, porque a contagem começa pela ponta direita.
rules-unexploded-term-event = evento
    .means = uma carta que age na hora, por exemplo roubando uma vaca, e depois é descartada. Você paga o preço dela.
rules-unexploded-term-city = cidade
    .means = um prêmio. Há uma cidade à vista por vez. Ela dá dinheiro, cartas ou uma vaca a quem a toma, e os pontos dela decidem quem rola primeiro no final da partida.
rules-unexploded-term-pot = pote
    .means = o dinheiro no centro da mesa. Todos os preços vão para ele, e dele saem os pagamentos das vacas que explodem.
rules-unexploded-term-ante = aposta
    .means = os 500 que cada um põe no pote antes do primeiro turno. Na edição de 2013, todos pagam de novo se um turno começa com o pote vazio.
rules-unexploded-term-price = preço
    .means = o que uma vaca custa quando é jogada. Paga o dono do campo em que ela entra, mesmo que outra pessoa a jogue.
rules-unexploded-term-value = valor
    .means = o que uma vaca rende ao dono quando explode.
rules-unexploded-term-discard = pilha de descarte
rules-unexploded-term-bomb-roll = rolagem de bomba
    .means = a rolagem do dado no fim de cada turno. Conte primeiro as suas vacas, da direita para a esquerda; depois as do jogador à sua esquerda, também a partir da direita; e assim por diante em volta da mesa.
rules-unexploded-term-bomb = bomba
rules-unexploded-term-explode = explodir
rules-unexploded-term-negative = vaca negativa
    .means = uma vaca com valor abaixo de zero: o dono paga quando ela explode. Dê para outra pessoa.
rules-unexploded-term-general = General
    .means = uma vaca que pode passar a bomba para outra vaca do mesmo campo, uma vez por turno.
rules-unexploded-term-mechanic = Mecânico
    .means = uma vaca que pode desarmar a bomba, uma vez por turno: ela sobrevive e rende 200 ao dono (100 na edição de 2011).
rules-unexploded-term-pfc = P.F.C.
    .means = uma vaca que pode roubar a bomba de outra vaca do mesmo campo e explodir no lugar dela.
rules-unexploded-term-spy = Espião
    .means = uma vaca que pertence sempre a quem a jogou, em qualquer campo. O dono do campo paga o preço, e você recebe o valor.
rules-unexploded-term-bomber = Bombardeador maluco
    .means = uma vaca que dá uma bomba a cada uma das vizinhas quando explode.
rules-unexploded-term-defuse = desarmar
rules-unexploded-term-metal-detector = Detector de metais
rules-unexploded-term-night-shift = Turno da noite
rules-unexploded-term-sudden-death = Morte Súbita
    .means = a última parte da partida, quando todas as cidades foram tomadas: só se rola o dado, sem cartas. Se a última vaca explodir e sobrar dinheiro, o dono dela leva tudo.
