# As regras de NéVaches, cláusula a cláusula. O atributo .ruling contém o que nós próprios decidimos.

rules-nevaches-title = NéVaches – as regras
rules-nevaches-intro = Constrói um vale de montanha peça a peça, põe as tuas vacas onde as cartas as querem, e recolhe as manadas a tempo de as voltar a usar. Convém saber: o baralho das nossas mesas é nosso. A lista das cartas impressas não está publicada em lado nenhum; desenhámos 55 que respeitam tudo o que se sabe delas (N2, N13).


## Preparação

rules-nevaches-section-setup = Preparação
    .intro = Para 2 a 4 jogadores. Os lugares são numerados no sentido dos ponteiros do relógio: o lugar seguinte é o que fica à esquerda.

rules-nevaches-N1 = Há 71 peças de paisagem: 16 campos, 15 prados, 15 florestas, 13 lagos e 12 casas. Com 3 jogadores fica na caixa uma peça de cada tipo; com 2 jogadores, duas de cada. As outras baralham-se viradas para baixo, e cinco delas viram-se numa fila.

rules-nevaches-N2 = Há 55 cartas. Baralham-se, quatro ficam viradas para cima numa fila, e cada jogador tira uma do monte: a sua carta inicial.
    .ruling = O baralho é nosso, não da editora: só conhecemos duas cartas impressas, um L com um lago e um campo que vale 8 pontos, e um T com dois campos e um lago. Ambas fazem parte dele. Também podes jogar com um ficheiro de cartas teu.

rules-nevaches-N3 = A reserva comum tem duas árvores por jogador. Ninguém está limitado a duas: quem for mais rápido pode plantar mais.

rules-nevaches-N4 = Cada jogador tem seis vacas. Uma espera em cada espaço da pista que mostra uma vaca, e as outras começam no estábulo: normalmente quatro.

rules-nevaches-N5 = Baralham-se nove peças de pontuação, e cada jogador recebe duas em segredo. Podes ver as tuas sempre que quiseres. Ninguém vê as que sobram.

rules-nevaches-N6 = A pista conta de 0 a 65 e depois continua. Tem quatro espaços de bónus: um está impresso, e três levam peças com duas faces.
    .ruling = Os espaços de bónus ficam nos 15, 25, 38 e 50 pontos. O impresso, nos 15, dá uma vaca. As peças têm estas faces: vaca ou carta, ação ou peça, todas as vacas ao estábulo ou ação. Sem a opção N24, mostram a primeira das suas faces, por esta ordem.

rules-nevaches-N7 = Um jogador recebe a raposa e começa. Depois a vez passa para a esquerda.
    .ruling = O livro de regras dá a raposa a quem viu uma vaca há menos tempo. Nas nossas mesas decide o acaso.


## Um turno

rules-nevaches-section-turn = Um turno
    .intro = No teu turno fazes exatamente duas das quatro ações seguintes: colocar uma peça (N8), tirar uma carta (N11), jogar uma carta (N13) ou recolher uma manada (N14). Podes fazer duas vezes a mesma.

rules-nevaches-N8 = Colocar uma peça: tira uma peça da fila e junta-a à tua área, de modo que pelo menos um dos lados toque numa peça tua. Só a primeira de todas não precisa de vizinha. Todas as paisagens podem ficar lado a lado.
    .ruling = Peças iguais da fila são uma e a mesma escolha. Um buraco na tua área preenche-se como qualquer outro lugar livre.

rules-nevaches-N9 = Uma árvore: se a peça nova completa um quadrado de dois por dois com paisagens todas diferentes ou todas iguais, podes pôr uma árvore no meio e marcar 5 pontos. Cada peça só conta para uma árvore, e decide-se logo: mais tarde é tarde demais. Sem árvores na reserva, não há árvore. As vacas podem estar nessas peças como em quaisquer outras.
    .ruling = Se a peça completa vários quadrados destes, escolhe-se um deles, ou nenhum. Uma peça nunca traz duas árvores.

rules-nevaches-N10 = Peças novas: se vais colocar uma peça e quatro ou cinco peças da fila são iguais, podes primeiro pôr de lado a fila inteira e virar outras cinco; e outra vez, sempre que volte a acontecer. Logo que se vira a última peça do monte, as peças postas de lado baralham-se e formam o novo monte.
    .ruling = Bastam quatro peças iguais que sobrem numa ação posterior do teu turno.

rules-nevaches-N11 = Tirar uma carta: uma carta qualquer da fila vai para a tua mão. Podes ter quantas quiseres, e jogar uma carta no próprio turno em que a tiraste.

rules-nevaches-N12 = Cartas novas: se vais tirar uma carta e as quatro cartas da fila têm uma paisagem em comum, podes primeiro descartar as quatro e virar outras quatro; e outra vez, sempre que volte a acontecer. Quando o monte acaba, as cartas descartadas baralham-se e formam o novo monte.
    .ruling = Só contam as paisagens mostradas de frente. Com três cartas ou menos na fila não há troca. Se não houver cartas suficientes em lado nenhum, a fila fica curta e a partida continua.

rules-nevaches-N12a = Uma troca (N10, N12) é o começo de uma ação, não é uma ação.
    .ruling = Só é possível se houver alguma coisa no monte, ou posta de lado ou descartada antes. Trocada a fila, tens de tirar da nova; quantas vezes se troca antes, cada um decide.

rules-nevaches-N13 = Jogar uma carta: a tua área tem de conter a forma da carta, rodada como quiseres mas nunca espelhada. Cada peça que a carta mostra de frente tem de ser dessa paisagem e estar sem vaca, e precisas de uma vaca no estábulo para cada uma. Onde a carta mostra o verso, serve qualquer peça tua, com vaca ou sem ela; mas tem de lá estar uma. Pões uma vaca em cada lugar de frente e em mais nenhum, descartas a carta e marcas os pontos dela.
    .ruling = O que rodeia a forma não interessa. Primeiro as vacas, depois o descarte, depois os pontos, depois os bónus. Duas maneiras que usam as mesmas peças e põem as mesmas vacas são uma só escolha.

rules-nevaches-N14 = Recolher uma manada: escolhe uma manada e recolhe-a inteira. Uma manada é um grupo de 1 a 6 vacas tuas, cada uma ao lado de outra do grupo; os cantos não ligam.

rules-nevaches-N15 = As duas filas só se completam depois das duas ações e de todos os bónus. A segunda ação tem de se governar com o que a primeira deixou.

rules-nevaches-N16 = Colocar uma peça é sempre possível: há cinco quando o turno começa, e nenhum turno tira mais de quatro.
    .ruling = Qualquer outra ação só se pode escolher se puder ser feita.


## Pontos e bónus

rules-nevaches-section-track = Pontos e bónus

rules-nevaches-N17 = Os pontos de uma carta ou de uma árvore fazem avançar logo o teu marcador. Se ele atinge ou passa um espaço de bónus, recebes o que ele mostra: a vaca que lá espera, mais uma ação de qualquer tipo, uma peça da fila para colocar, uma carta da fila, ou o regresso ao estábulo de todas as vacas da tua área.
    .ruling = Os bónus resolvem-se logo que a ação que os deu está completa, pela ordem da pista e cada um até ao fim. É obrigatório recebê-los, e o que não se puder receber perde-se. As vacas acabadas de pôr voltam com as outras. Uma peça de bónus pode trazer a sua árvore; mas uma peça ou carta recebida como bónus não é a ação com esse nome, e a fila não se troca antes. Um bónus pode levar ao seguinte.

rules-nevaches-N18 = Depois dos 65 pontos, o marcador começa uma segunda volta pelos mesmos espaços.
    .ruling = Cada casa dá o seu bónus uma vez a cada jogador, e por isso a segunda volta não traz nenhum.


## O fim

rules-nevaches-section-end = O fim

rules-nevaches-N19 = Se alguém tem 65 pontos ou mais no fim de um turno, acaba-se a ronda para que todos tenham tido os mesmos turnos. O último turno é do lugar à direita da raposa. Chegar aos 65 com a primeira ação não dispensa da segunda.

rules-nevaches-N20 = Depois de cada turno completa-se a fila de peças. Se já não é possível virar cinco, mesmo com as que foram postas de lado, a partida acaba mais cedo. Se é possível, completam-se as cartas, e a partida acaba ou continua como diz N19.
    .ruling = Este fim antecipado é imediato, antes de se completarem as cartas, e a ronda não se acaba. É o que acontece quando se coloca a 57.ª peça com 2 jogadores, a 62.ª com 3, a 67.ª com 4.

rules-nevaches-N21 = Agora cada jogador revela uma das suas duas peças de pontuação e marca os pontos dela se o objetivo estiver cumprido. A outra fica fora do jogo. Os espaços de bónus já não têm efeito.
    .ruling = Todos escolhem ao mesmo tempo e podem mudar de ideias até o último ter escolhido. A mesa indica qual das suas peças pagaria; pode escolher a outra.

rules-nevaches-N22 = As peças de pontuação são estas.
    Pelo menos 2 lagos com um lado livre: 4 pontos.
    Pelo menos tantos campos como cada um dos outros: 4 pontos. O mesmo com os prados: 5 pontos. O mesmo com as florestas: 5 pontos.
    Pelo menos 65 pontos: 3 pontos.
    Pelo menos 3 árvores: 6 pontos.
    Pelo menos 4 vacas no estábulo: 4 pontos.
    Pelo menos 13 peças: 5 pontos.
    Uma casa com uma peça em cada um dos quatro lados: 5 pontos.
    .ruling = Um lado virado para um buraco também está livre. Se ninguém tem campos, todos têm os mesmos; e assim com os prados e as florestas. Os pontos que contam são os de antes de qualquer peça de pontuação.

rules-nevaches-N23 = Ganha quem tiver mais pontos. Com pontos iguais, fica à frente quem colocou mais peças.
    .ruling = Se também nisso houver igualdade, o lugar é partilhado. Todos os lugares se decidem assim.


## Para partidas seguintes

rules-nevaches-section-options = Para partidas seguintes
    .intro = Duas opções, sozinhas ou juntas.

rules-nevaches-N24 = Bónus ao acaso: as três peças de bónus põem-se na pista por qualquer ordem e com qualquer face. Se nenhuma mostrar uma vaca, cada jogador começa com cinco vacas no estábulo.
    .ruling = Cada jogador tem seis vacas ao todo, mostrem as peças o que mostrarem.

rules-nevaches-N25 = Escolher a carta inicial: ninguém a tira do monte. Em vez disso cada jogador tira uma carta da fila, a começar à direita da raposa e no sentido contrário ao dos ponteiros do relógio, de modo que a raposa fica para último. A fila não se completa entretanto; depois completa-se até quatro.
    .ruling = A fila não se troca entretanto. As cartas que ninguém tirou ficam onde estão.


## O que está escondido

rules-nevaches-section-secrets = O que está escondido

rules-nevaches-N26 = As tuas peças de pontuação são segredo teu.
    .ruling = A carta inicial de N2 também, até ser jogada. Ninguém conhece a ordem dos dois montes, nem as peças de pontuação que ficaram fora do jogo. Tudo o resto está à vista, também as cartas que cada jogador tirou da fila.


## Glossário

rules-nevaches-term-tile = peça de paisagem
rules-nevaches-term-landscape = paisagem
rules-nevaches-term-field = campo
rules-nevaches-term-meadow = prado
rules-nevaches-term-forest = floresta
rules-nevaches-term-lake = lago
rules-nevaches-term-house = casa
rules-nevaches-term-area = área
rules-nevaches-term-display = fila
rules-nevaches-term-pile = monte
rules-nevaches-term-refresh = troca de uma fila
rules-nevaches-term-card = carta
rules-nevaches-term-face-up = frente
rules-nevaches-term-face-down = verso
rules-nevaches-term-shape = forma
rules-nevaches-term-cow = vaca
rules-nevaches-term-herd = manada
rules-nevaches-term-home = estábulo
rules-nevaches-term-tree = árvore
rules-nevaches-term-track = pista
rules-nevaches-term-bonus-space = espaço de bónus
rules-nevaches-term-bonus-tile = peça de bónus
rules-nevaches-term-scoring-tile = peça de pontuação
rules-nevaches-term-fox = raposa
rules-nevaches-term-action = ação
rules-nevaches-term-start-card = carta inicial
rules-nevaches-term-discards = cartas descartadas
