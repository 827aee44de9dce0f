# As regras de NéVaches, cláusula por cláusula. O atributo .ruling contém o que nós mesmos decidimos.

rules-nevaches-title = NéVaches – as regras


## Para quem está começando

rules-nevaches-summary =
    Um jogo de peças para 2 a 4 jogadores. Você constrói um vale de montanha com peças quadradas que mostram paisagens.
    As suas cartas mostram pequenos desenhos de paisagens. Quando o seu vale contém o desenho de uma carta, você pode jogá-la: coloca vacas nessas paisagens e ganha pontos. Mas você tem poucas vacas: de vez em quando precisa levar algumas de volta ao estábulo para poder continuar.
    Quando alguém chega a 65 pontos, termina-se a rodada. Depois, cada um pontua uma de duas peças de pontuação secretas.

rules-nevaches-goal = Ter mais pontos no fim. A maioria vem das cartas jogadas, alguns das árvores e de uma peça de pontuação.

rules-nevaches-turn =
    No seu turno, você faz exatamente duas ações, entre as quatro seguintes. Pode repetir a mesma.
    Colocar uma peça: pegue uma das cinco peças à vista e junte-a ao seu vale, lado a lado.
    Pegar uma carta: pegue para a mão uma das quatro cartas à vista.
    Jogar uma carta: se o seu vale contém a forma dela, coloque uma vaca do estábulo em cada paisagem que ela mostra e ganhe os pontos.
    Recolher um rebanho: pegue de volta todas as vacas de um rebanho. Depois das duas ações, repõem-se as peças e as cartas, e joga a próxima pessoa.

rules-nevaches-example-start = É o seu turno. Você tem na mão uma carta em forma de L que vale 8 pontos: um lago em uma ponta, um campo na outra e, entre eles, dois quadrados que podem ser qualquer coisa. Você tem um lago, mas nenhum campo. Há um entre as cinco peças.

rules-nevaches-example-tree = Primeira ação: você coloca o campo no canto livre, embaixo à direita. Com a floresta, a casa e o prado, ele forma um quadrado de quatro paisagens diferentes. Então você pode plantar uma árvore, e planta: 5 pontos.

rules-nevaches-example-cows =
    Segunda ação: você joga a carta. A forma dela está no seu vale: comece no lago, no canto de cima à esquerda, desça pela floresta e pelo prado e vire à direita até o campo. Você coloca uma vaca no lago e outra no campo e ganha 8 pontos.
    Agora você tem 13 pontos, a 2 do primeiro espaço de bônus, e 2 vacas no estábulo. As vacas nas peças não se tocam, portanto são dois rebanhos: recolher os dois custaria duas ações.

rules-nevaches-hints =
    Mantenha as suas vacas juntas. Vacas lado a lado voltam em uma ação só; espalhadas, cada uma custa uma ação.
    Recolha vacas antes que acabem: uma carta que serve não vale nada se todas as suas vacas estiverem fora.
    Pegue cartas que combinem com as peças que você já tem. As mesmas peças servem para muitas cartas, uma depois da outra.
    Plante uma árvore sempre que uma peça útil completar um quadrado. A reserva só tem duas árvores por jogador.
    Olhe as suas peças de pontuação logo no início e vá preparando uma delas pelo caminho.
    Saiba qual é o próximo espaço de bônus. Uma ação extra, ou todas as vacas no estábulo, vale mais quando você já sabe o que fazer com ela.

rules-nevaches-variant-random-bonus = As três peças de bônus vão para a trilha em qualquer ordem e em qualquer lado: cada partida tem bônus diferentes. Pode acontecer de você começar com cinco vacas no estábulo.
    .name = Bônus aleatórios

rules-nevaches-variant-start-card = Você não compra a primeira carta: cada um escolhe uma das cartas à vista, e quem tem a raposa escolhe por último.
    .name = Escolher a carta inicial

rules-nevaches-variant-deck = A lista das cartas impressas nunca foi publicada, por isso desenhamos 55 que respeitam tudo o que se sabe delas. Você também pode jogar com um arquivo de cartas seu.
    .name = Suas próprias cartas


## Preparação

rules-nevaches-section-setup = Preparação
    .intro = Para 2 a 4 jogadores. Os lugares são numerados em sentido horário: o próximo lugar é o que fica à sua esquerda.

rules-nevaches-N1 = Há 71 peças de paisagem: 16 campos, 15 prados, 15 florestas, 13 lagos e 12 casas. Com 3 jogadores, uma peça de cada tipo fica na caixa; com 2 jogadores, duas de cada. Embaralhe as outras viradas para baixo e revele cinco delas em uma fileira.

rules-nevaches-N2 = Há 55 cartas. Elas são embaralhadas, quatro ficam à vista em uma fileira, e cada jogador compra uma do monte como carta inicial.
    .ruling = O baralho é nosso, não da editora: só conhecemos duas cartas impressas, um L com um lago e um campo que vale 8 pontos, e um T com dois campos e um lago. As duas fazem parte dele. Você também pode jogar com um arquivo de cartas seu.

rules-nevaches-N3 = A reserva comum tem duas árvores por jogador. Ninguém está limitado a duas: quem for mais rápido pode plantar mais.

rules-nevaches-N4 = Cada jogador tem seis vacas. Uma espera em cada espaço da trilha que mostra uma vaca, e as outras começam no estábulo: em geral, quatro.

rules-nevaches-N5 = Nove peças de pontuação são embaralhadas, e cada jogador recebe duas em segredo. Você pode olhar as suas sempre que quiser. Ninguém vê as que sobram.

rules-nevaches-N6 = A trilha vai de 0 a 65 e depois continua. Ela tem quatro espaços de bônus: um está impresso, e três recebem peças com dois lados.
    .ruling = Os espaços de bônus ficam nos 15, 25, 38 e 50 pontos. O impresso, no 15, dá uma vaca. As peças têm estes lados: vaca ou carta, ação ou peça, todas as vacas ao estábulo ou ação. A não ser que você escolha N24, elas mostram o primeiro lado de cada uma, nesta ordem.

rules-nevaches-N7 = Um jogador recebe a raposa e começa. Depois a vez passa para a esquerda.
    .ruling = O livro de regras dá a raposa a quem viu uma vaca há menos tempo. Nas nossas mesas, quem decide é a sorte.


## Um turno

rules-nevaches-section-turn = Um turno
    .intro = No seu turno, você faz exatamente duas destas quatro ações: colocar uma peça (N8), pegar uma carta (N11), jogar uma carta (N13) ou recolher um rebanho (N14). Você pode fazer a mesma duas vezes.

rules-nevaches-N8 = Colocar uma peça: pegue uma peça da fileira e junte ao seu vale, de modo que pelo menos um lado toque uma peça sua (só a primeira de todas não precisa de vizinha). Qualquer paisagem pode ficar ao lado de qualquer outra.
    .ruling = Peças iguais na fileira contam como a mesma escolha. Um buraco no seu vale pode ser preenchido como qualquer outro lugar livre.

rules-nevaches-N9 = Uma árvore: se a nova peça completa um quadrado de dois por dois com paisagens todas diferentes ou todas iguais, você pode pôr uma árvore no meio e ganhar 5 pontos. Cada peça só serve para uma árvore, e você precisa decidir na hora. Se a reserva acabou, não dá para plantar. As vacas podem ficar nessas peças como em quaisquer outras.
    .ruling = Se a peça completa vários quadrados assim, você escolhe um deles, ou nenhum. Uma peça nunca traz duas árvores.

rules-nevaches-N10 = Novas peças: se você vai colocar uma peça e quatro ou cinco peças da fileira são iguais, você pode antes separar a fileira inteira e revelar outras cinco; se acontecer de novo, pode fazer de novo. Assim que a última peça do monte é revelada, as peças separadas são embaralhadas e viram o novo monte.
    .ruling = Se mais tarde no seu turno só restarem quatro peças e as quatro forem iguais, isso basta.

rules-nevaches-N11 = Pegar uma carta: qualquer carta da fileira vai para a sua mão. Você pode ter quantas quiser, e pode jogar uma carta no mesmo turno em que a pegou.

rules-nevaches-N12 = Novas cartas: se você vai pegar uma carta e as quatro cartas da fileira têm uma paisagem em comum, você pode antes descartar as quatro e revelar outras quatro; se acontecer de novo, pode fazer de novo. Quando o monte acaba, as cartas descartadas são embaralhadas e viram o novo monte.
    .ruling = Só contam as paisagens mostradas de frente. Com três cartas ou menos na fileira, não há troca. Se não houver cartas suficientes em lugar nenhum, a fileira fica curta e a partida continua.

rules-nevaches-N12a = Uma troca (N10, N12) é o começo de uma ação, não uma ação.
    .ruling = Você só pode trocar se houver alguma coisa no monte, ou separada ou descartada antes. Depois de trocar a fileira, você precisa pegar da nova; antes disso, pode trocar quantas vezes quiser.

rules-nevaches-N13 = Jogar uma carta: o seu vale precisa conter a forma da carta, girada como você quiser, mas nunca espelhada. Onde a carta mostra uma paisagem, a sua peça precisa ser dessa paisagem e estar sem vaca, e você precisa de uma vaca no estábulo para cada uma. Onde ela mostra o verso de uma peça, serve qualquer peça sua, com ou sem vaca. Ponha uma vaca em cada paisagem mostrada e em nenhum outro lugar, descarte a carta e ganhe os pontos dela.
    .ruling = O que está em volta da forma não importa. A ordem é: vacas, descarte, pontos, bônus. Duas maneiras que usam as mesmas peças e os mesmos lugares de vacas contam como uma só escolha.

rules-nevaches-N14 = Recolher um rebanho: escolha um rebanho e leve-o inteiro de volta ao estábulo. Um rebanho é um grupo de 1 a 6 vacas suas, cada uma ao lado de outra do grupo; cantos que se tocam não contam.

rules-nevaches-N15 = As duas fileiras só são completadas depois das suas duas ações e de todos os seus bônus. A segunda ação precisa se virar com o que a primeira deixou.

rules-nevaches-N16 = Sempre dá para colocar uma peça: há cinco quando o turno começa, e nenhum turno tira mais de quatro.
    .ruling = Qualquer outra ação só pode ser escolhida se puder ser feita.


## Pontos e bônus

rules-nevaches-section-track = Pontos e bônus

rules-nevaches-N17 = Os pontos de uma carta ou de uma árvore fazem o seu marcador avançar na hora. Se ele chega a um espaço de bônus ou passa por ele, você recebe o que ele mostra: a vaca que espera ali, mais uma ação de qualquer tipo, uma peça da fileira para colocar, uma carta da fileira, ou a volta ao estábulo de todas as vacas do seu vale.
    .ruling = Os bônus são resolvidos assim que a ação que os deu está completa, na ordem da trilha e cada um até o fim. É obrigatório recebê-los, e o que não puder ser recebido se perde. As vacas que acabaram de ser colocadas voltam com as outras. Uma peça de bônus pode trazer a sua árvore; mas uma peça ou carta de bônus não é a ação com esse nome, então a fileira não pode ser trocada antes. Um bônus pode levar ao seguinte.

rules-nevaches-N18 = Depois dos 65 pontos, o marcador começa uma segunda volta pelos mesmos espaços.
    .ruling = Cada espaço dá o seu bônus uma vez a cada jogador, então a segunda volta não traz nenhum.


## O fim

rules-nevaches-section-end = O fim

rules-nevaches-N19 = Se alguém tem 65 pontos ou mais no fim de um turno, termine a rodada para que todos tenham o mesmo número de turnos. O último turno é do lugar à direita da raposa. Chegar a 65 com a primeira ação não dispensa você da segunda.

rules-nevaches-N20 = Depois de cada turno, a fileira de peças é completada. Se não dá mais para revelar cinco, nem com as que foram separadas, a partida acaba mais cedo. Se dá, as cartas são completadas, e a partida acaba ou continua como diz N19.
    .ruling = Esse fim antecipado é imediato, antes de completar as cartas, e a rodada não é terminada. Isso acontece quando é colocada a 57ª peça com 2 jogadores, a 62ª com 3, a 67ª com 4.

rules-nevaches-N21 = Agora cada jogador revela uma das suas duas peças de pontuação e ganha os pontos dela se o objetivo foi cumprido. A outra fica de fora. Os espaços de bônus não têm mais efeito.
    .ruling = Todos escolhem ao mesmo tempo e podem mudar de ideia até o último ter escolhido. A mesa indica qual das suas peças renderia pontos; você pode escolher a outra.

rules-nevaches-N22 = As peças de pontuação são estas.
    Pelo menos 2 lagos com um lado livre: 4 pontos.
    Pelo menos tantos campos quanto cada um dos outros: 4 pontos. O mesmo com os prados: 5 pontos. O mesmo com as florestas: 5 pontos.
    Pelo menos 65 pontos: 3 pontos.
    Pelo menos 3 árvores: 6 pontos.
    Pelo menos 4 vacas no estábulo: 4 pontos.
    Pelo menos 13 peças: 5 pontos.
    Uma casa com uma peça em cada um dos quatro lados: 5 pontos.
    .ruling = Um lado virado para um buraco também conta como livre. Se ninguém tem campos, todos estão empatados; o mesmo vale para prados e florestas. Os pontos que contam são os de antes de qualquer peça de pontuação.

rules-nevaches-N23 = Ganha quem tiver mais pontos. Em caso de empate, fica na frente quem colocou mais peças.
    .ruling = Se nisso também houver empate, o lugar é dividido. Todos os lugares são decididos assim.


## Para as próximas partidas

rules-nevaches-section-options = Para as próximas partidas
    .intro = Duas opções, sozinhas ou juntas.

rules-nevaches-N24 = Bônus sorteados: as três peças de bônus vão para a trilha em qualquer ordem e com qualquer lado para cima. Se nenhuma mostrar uma vaca, cada jogador começa com cinco vacas no estábulo.
    .ruling = Cada jogador tem seis vacas ao todo, não importa o que as peças mostrem.

rules-nevaches-N25 = Escolher a carta inicial: ninguém compra uma do monte. Em vez disso, cada jogador pega uma carta da fileira, começando à direita da raposa e em sentido anti-horário, de modo que a raposa fica por último. A fileira não é completada enquanto isso; depois, é completada até quatro.
    .ruling = A fileira não pode ser trocada enquanto isso. As cartas que ninguém pegou ficam onde estão.


## O que está oculto

rules-nevaches-section-secrets = O que está oculto

rules-nevaches-N26 = As suas peças de pontuação são segredo seu.
    .ruling = A carta inicial de N2 também, até ser jogada. Ninguém conhece a ordem dos dois montes, nem as peças de pontuação que ficaram de fora. Todo o resto está à vista, inclusive as cartas que cada jogador pegou da fileira.


## Glossário

rules-nevaches-term-tile = peça de paisagem
    .means = um quadrado com uma de cinco paisagens: campo, prado, floresta, lago ou casa.
rules-nevaches-term-landscape = paisagem
rules-nevaches-term-field = campo
rules-nevaches-term-meadow = prado
rules-nevaches-term-forest = floresta
rules-nevaches-term-lake = lago
rules-nevaches-term-house = casa
rules-nevaches-term-area = vale
    .means = as peças na sua frente, unidas lado a lado. Cada um constrói o seu.
rules-nevaches-term-display = fileira
rules-nevaches-term-pile = monte
rules-nevaches-term-refresh = troca de uma fileira
rules-nevaches-term-card = carta
    .means = mostra uma forma feita de quadrados e os pontos que você ganha ao jogá-la.
rules-nevaches-term-face-up = à vista
rules-nevaches-term-face-down = virada para baixo
rules-nevaches-term-shape = forma
    .means = os quadrados de uma carta. Onde um quadrado mostra uma paisagem, você precisa dessa paisagem sem vaca; onde mostra só o verso de uma peça, qualquer peça serve. Você pode girar a forma como quiser, mas não espelhá-la.
rules-nevaches-term-cow = vaca
rules-nevaches-term-herd = rebanho
    .means = um grupo de vacas suas em peças que se tocam por um lado; uma vaca sozinha também é um rebanho. Você recolhe um de cada vez, inteiro.
rules-nevaches-term-home = estábulo
    .means = onde ficam as suas vacas quando não estão no vale. Só vacas que estão no estábulo podem sair. Em regra, quatro das suas seis vacas começam ali, e duas esperam na trilha.
rules-nevaches-term-tree = árvore
    .means = fica no meio de quatro peças que formam um quadrado, se as paisagens forem todas diferentes ou todas iguais. Vale 5 pontos e tem que ser plantada na hora.
rules-nevaches-term-track = trilha
    .means = o caminho na borda da mesa em que se contam os pontos de todos.
rules-nevaches-term-marker = marcador
    .means = a sua figura na trilha. Ela avança tantos espaços quantos pontos você ganha.
rules-nevaches-term-bonus-space = espaço de bônus
    .means = um espaço da trilha. Quando o seu marcador chega a ele ou o ultrapassa, você recebe na hora um bônus: uma vaca que espera ali, uma ação extra, uma peça, uma carta, ou todas as suas vacas de volta ao estábulo.
rules-nevaches-term-bonus-tile = peça de bônus
rules-nevaches-term-scoring-tile = peça de pontuação
    .means = um objetivo secreto, por exemplo três árvores. Você recebe duas no início e pontua uma delas no fim.
rules-nevaches-term-fox = raposa
    .means = marca quem começou.
rules-nevaches-term-action = ação
rules-nevaches-term-start-card = carta inicial
rules-nevaches-term-discards = cartas descartadas
