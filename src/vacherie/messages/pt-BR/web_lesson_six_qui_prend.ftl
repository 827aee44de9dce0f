# A lição de 6 qui prend!: em cada passo o que se explica e pede, o que se responde a outra escolha, e o que dela resultou.

lesson-six-rising = Muu, eu sou a Margarida! Quatro filas, e os números só sobem: uma carta vai atrás de outra mais baixa. O teu 25 só cabe atrás de uma. Joga-o!
    .low = O 3 é mais baixo do que todas as filas. Isso dói, e já lá vamos. Por agora: o 25.
    .again = Pode ser, e até é ousado. Mas quero mostrar-te o 25: só cabe atrás de uma carta.
    .done = Todos escolheram em segredo, viraram-se as cartas ao mesmo tempo, e cada uma foi atrás de uma mais baixa. Para o teu 25, era o 20.
lesson-six-nearest = Muitas cartas cabem em várias filas. Não são elas que escolhem: vão para onde a diferença é menor. Qual das tuas iria parar atrás do 66?
    .low = O 3 é mais baixo do que tudo o que está na mesa. Ainda não!
    .forty-five = O 45 cabe atrás do 25 e atrás do 40. O 40 está mais perto, e por isso iria para lá.
    .again = O 96 prefere seguir o 91: só cinco de diferença. Procura uma carta um pouco acima de 66.
    .done = O teu 72 cabia atrás do 25, do 40 e do 66. O 66 era o mais próximo. Tu escolhes a carta, a diferença escolhe a fila.
lesson-six-order = A Framboise e o Clovis já escolheram: ali estão as cartas deles, viradas para baixo. Põe o teu 45 atrás daquele 40 solitário. O que pode correr mal?
    .low = O 3 ainda tem de esperar. A hora dele há de chegar.
    .again = O 96 iria em paz para trás do 91. Com o 45 a história é melhor.
    .done = A carta mais baixa vai primeiro! O 41 e o 43 passaram-te à frente. Uma fila enche depressa quando todos têm a mesma ideia.
lesson-six-sixth = Uma fila leva cinco cartas. Quem traz a sexta leva as cinco para casa, e ninguém quer isso. A fila 2 está cheia. Qual das tuas cartas se livra dela?
    .again = Tal como estão as filas, essa carta vai para trás do 46: sexta, e cinco vacas para alimentar. Tenta outra.
    .done = A salvo atrás do 72! O Clovis não: o 51 dele chegou em sexto. Cinco cartas mudam-se para casa dele, e o 51 recomeça a fila.
lesson-six-heads = As cartas que levas contam pelas cabeças de boi, e isso é mau. Quase todas têm uma; as que acabam em 5 têm duas, em 0 três, as de algarismos iguais (44) cinco. Qual é a pior das tuas? Rua!
    .again = Conta-lhe as cabeças: há uma mais malvada na tua mão.
    .done = O 55 acaba em 5 e é dobrado: sete cabeças, a pior carta de todas. Agora está na fila 3, e alguém se vai arrepender.
lesson-six-low = Ai ai: as tuas duas cartas são mais baixas do que todas as filas. Acontece às melhores. Joga uma, e vemos quanto custa.
lesson-six-row = Nada serve, por isso levas uma fila à tua escolha, e a tua carta recomeça-a. Cada fila mostra o preço em cabeças. Sê forreta!
    .again = Podes, mas essa fila custa oito cabeças ou mais. Uma das quatro custa só uma.
    .done = Uma cabeça: isso mal é uma vaca. Uma carta baixa na altura certa pode ser uma bela jogada.
lesson-six-score = Dez cartas fazem uma ronda, e esta é a tua última. Depois contam-se as cabeças. Quando alguém passa das 66, ganha quem tiver menos. Joga!
    .done = O Clovis tem 68 cabeças, e o jogo acabou. Tu tens 16, menos do que todos. Ganhaste!
lesson-six-end = E é tudo: números a subir, diferenças pequenas, e nunca chegar em sexto. Os bezerros estão à espera, e tu já sabes mais do que eles.
