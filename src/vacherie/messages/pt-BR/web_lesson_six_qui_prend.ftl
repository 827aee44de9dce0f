# A lição de 6 qui prend!: em cada passo, o que se explica e pede, o que se responde a outra escolha e o que resultou dela.

lesson-six-rising = Muu, eu sou a Margarida! Quatro fileiras, e os números só sobem: uma carta vai atrás de outra mais baixa. O seu 25 só cabe atrás de uma. Jogue!
    .low = O 3 é mais baixo do que todas as fileiras. Isso dói, e já chegamos lá. Por enquanto: o 25.
    .again = Pode, e é até ousado. Mas quero mostrar o 25: ele só cabe atrás de uma carta.
    .done = Todos escolheram em segredo, as cartas foram viradas ao mesmo tempo, e cada uma foi para trás de uma mais baixa. Para o seu 25, era o 20.
lesson-six-nearest = Muitas cartas cabem em várias fileiras. Não são elas que escolhem: vão para onde a diferença é menor. Qual das suas iria parar atrás do 66?
    .low = O 3 é mais baixo do que tudo o que está na mesa. Ainda não!
    .forty-five = O 45 cabe atrás do 25 e atrás do 40. O 40 está mais perto, então ele iria para lá.
    .again = O 96 prefere seguir o 91: só cinco de diferença. Procure uma carta um pouco acima de 66.
    .done = O seu 72 cabia atrás do 25, do 40 e do 66. O 66 era o mais próximo. Você escolhe a carta, a diferença escolhe a fileira.
lesson-six-order = A Framboise e o Clovis já escolheram: ali estão as cartas deles, viradas para baixo. Ponha o seu 45 atrás daquele 40 solitário. O que poderia dar errado?
    .low = O 3 ainda tem que esperar. A hora dele vai chegar.
    .again = O 96 iria em paz para trás do 91. Com o 45 a história fica melhor.
    .done = A carta mais baixa vai primeiro! O 41 e o 43 passaram na sua frente. Uma fileira enche rápido quando todo mundo tem a mesma ideia.
lesson-six-sixth = Cabem cinco cartas em uma fileira. Quem traz a sexta leva as cinco para casa, e ninguém quer isso. A fileira 2 está cheia. Qual das suas cartas escapa dela?
    .again = Do jeito que as fileiras estão, essa carta vai para trás do 46: sexta, e cinco vacas para alimentar. Tente outra.
    .done = A salvo atrás do 72! O Clovis não: o 51 dele chegou em sexto. Cinco cartas se mudam para a casa dele, e o 51 recomeça a fileira.
lesson-six-heads = As cartas que você leva contam pelas cabeças de boi, e isso é ruim. Quase todas têm uma; as que terminam em 5 têm duas, em 0 três, as repetidas como 44 cinco. Qual das suas é a pior? Fora com ela!
    .again = Conte as cabeças: tem uma mais malvada na sua mão.
    .done = O 55 termina em 5 e é repetido: sete cabeças, a pior carta de todas. Agora está na fileira 3, e alguém vai se arrepender.
lesson-six-low = Ai, ai: as suas duas cartas são mais baixas do que todas as fileiras. Acontece nas melhores famílias. Jogue uma, e vamos ver quanto custa.
lesson-six-row = Nada encaixa, então você pega uma fileira, a que quiser, e a sua carta a recomeça. Cada fileira mostra o preço em cabeças. Seja pão-duro!
    .again = Pode, mas essa fileira custa oito cabeças ou mais. Uma das quatro custa só uma.
    .done = Uma cabeça: isso mal chega a ser uma vaca. Uma carta baixa na hora certa pode ser uma bela jogada.
lesson-six-score = Dez cartas fazem uma rodada, e esta é a sua última. Depois se contam as cabeças. Quando alguém passa de 66, ganha quem tiver menos. Jogue!
    .done = O Clovis tem 68 cabeças, então a partida acabou. Você tem 16, menos do que todos. Você ganhou!
lesson-six-end = E é só isso: números que sobem, diferenças pequenas, e nunca chegar em sexto. Os bezerros estão esperando, e você já sabe mais do que eles.
