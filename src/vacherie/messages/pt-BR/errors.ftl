# O que pode correr mal por causa de alguém de fora: uma frase para cada código.

## Nomes que não designam nada

error-unknown-game = Não há nenhum jogo chamado «{ $name }». Há: { $known }.
error-unknown-language = Não falamos «{ $name }». As línguas são: { $known }.
error-unknown-bot = Não há nenhum bot chamado «{ $name }». Há: { $known }.
error-missing-bot-name = Falta um nome em «{ $text }». Os bots são: { $known }.
error-unknown-command = Não há nenhum comando «{ $name }». Os comandos são: { $known }.


## A linha de comandos

error-usage-no-such-option = Não há nenhuma opção { $name }. As opções são: { $known }.
error-usage-missing = Falta { $name }.
error-usage-missing-game = Que jogo? Há: { $known }.
error-usage-value =
    { $kind ->
        [integer] { $name } precisa de um número inteiro.
        [number] { $name } precisa de um número.
       *[other] { $name } não aceita este valor.
    }
error-usage-needs-value = { $name } precisa de um valor.
error-usage-takes-no-value = { $name } não leva valor.
error-usage-extra = Isto está a mais: { $text }. Ver { $command } --help.
error-usage-unreadable = Este comando não é compreensível.
error-option-not-pair = «{ $text }» não é uma regra da casa: escreve NOME=VALOR. Os nomes são: { $known }.
error-option-unknown = Não há nenhuma regra da casa «{ $option }». Podes escolher: { $known }.
error-option-value = «{ $value }» não é um valor para { $option }. Os valores são: { $known }.
error-option-twice = { $option } está escolhido duas vezes.
error-option-without-meaning = { $option } não muda nada na variante { $variant }: tira essa escolha.
error-option-needs-target = { $option } não faz sentido sem target_heads.
error-batch-variant = Um lote joga todas as variantes menos { $variant }, em que os jogadores têm de falar entre si.
error-options-endless = Esta partida nunca acabaria: escolhe target_heads ou max_rounds.
error-players-out-of-range = Não se pode jogar a { $players }: é um jogo para { $least } a { $most }.
error-players-not-a-number = «{ $text }» não é um número de jogadores: é um jogo para { $least } a { $most }.
error-too-many-bots =
    { $seats ->
        [0] Não há lugar para bots nesta mesa.
        [one] Há um lugar para bots, e são { $bots } os que indicas.
       *[other] Há { $seats } lugares para bots, e são { $bots } os que indicas.
    }
error-resume-alone = Uma partida retomada mantém os jogadores e as regras: tira { $name }.
error-no-series = Nada passa de uma partida de { $game } para a seguinte. Pode jogar-se uma série de: { $known }.
error-series-length = «{ $text }» não é um número de partidas: uma série tem de 1 a { $most }.
error-no-saved-game =
    { $game ->
        [none] Nenhuma partida está à tua espera. Para começar uma, vacherie play e o nome do jogo: { $known }.
       *[other] Nenhuma partida de { $game } está à tua espera. Para começar uma: vacherie play { $game }
    }
error-save-damaged = Esta partida guardada está estragada ({ $reason }). Muda o ficheiro de sítio para continuar sem ela.
error-seat-out-of-range = Não há lugar { $number }: os lugares vão de { $least } a { $most }.
error-step-out-of-range = Não há passo { $number }: os passos vão de { $least } a { $most }.


## O que um jogador escreve

error-input-empty = Não escreveste nada.
error-input-not-a-card = «{ $text }» não é um número de carta.
error-input-not-a-row = «{ $text }» não é uma fila: escreve 1, 2, 3 ou 4.
error-input-not-a-command = «{ $text }» não é um comando. Os comandos são: { $known }.
error-input-usage = Escreve-se assim: { $usage }
error-input-not-yes-or-no = Escreve sim ou não.


## O que as regras proíbem

error-game-over = A partida acabou.
error-not-your-turn = Não é a tua vez.
error-not-asked =
    { $asked ->
        [deal] Primeiro é preciso dar as cartas.
        [draft] Agora é preciso tirar uma carta da mesa.
        [card] Agora é preciso escolher uma carta da mão.
        [row] Agora é preciso recolher uma fila.
        [window] Agora podem usar-se cartas especiais, ou deixar seguir a próxima carta.
        [replacement] Agora é preciso escolher a carta que se coloca em vez da outra.
        [sort] Agora é preciso dizer a carta seguinte da nova ordem.
        [consent] Agora é preciso responder à proposta.
        [shuffle] Primeiro é preciso baralhar as cartas.
        [reshuffle] Primeiro é preciso baralhar o descarte.
        [roll] Agora é preciso lançar o dado.
        [two_rolls] Agora é preciso lançar o dado duas vezes.
        [play] Agora é preciso jogar cartas, ou lançar o dado.
        [cow] Agora é preciso escolher uma vaca.
        [place] Agora é preciso escolher o lugar da vaca.
        [which_roll] Agora é preciso escolher um dos dois lançamentos.
        [blast] Agora é preciso decidir o que fazer às bombas.
        [payout] Agora é preciso dizer a próxima vaca a pagar.
       *[other] Agora é-te pedida outra coisa.
    }
error-bad-deal = Esta não é uma distribuição deste jogo.
error-card-not-in-hand = O { $card } não está na tua mão.
error-already-picked = Já escolheste o { $card }.
error-no-reversing-here = Só se invertem algarismos no jogo com Algarismos invertidos.
error-reverser-spent = Já gastaste a tua carta Algarismos invertidos nesta ronda.
error-not-reversible = O { $card } não pode ser invertido: só as cartas de 10 a 99 podem.
error-no-such-row = Não há fila { $row }: as filas vão de 1 a 4.
error-card-not-on-table = O { $card } não está à vista na mesa.
error-already-went-on = Já deixaste seguir esta carta.
error-card-not-waiting = O { $card } não está entre as cartas por colocar.
error-row-locked = A fila { $row } está bloqueada por um Stop.
error-row-not-locked = Nenhum Stop bloqueia a fila { $row }.
error-row-has-seven = A fila { $row } já tem um Recolhe à 7.ª.
error-row-empty = A fila { $row } está vazia.
error-proposal-fell = A equipa já recusou isto.
error-special-not-open =
    { $special ->
        [take_at_seven] { special-six-take-at-seven }
        [stop] { special-six-stop }
        [replace] { special-six-replace }
        [insert] { special-six-insert }
        [slide] { special-six-slide }
        [first] { special-six-first }
        [last] { special-six-last }
       *[sort] { special-six-sort }
    } não está entre as cartas especiais à vista.
error-not-your-card = O { $card } não é teu: só o dono da próxima carta a pode substituir.
error-hand-empty = A tua mão está vazia.
error-ox-card = O { $card } é do Boi: isto é só para cartas da equipa.
error-not-inside-row = O { $card } é mais alto do que a última carta da fila { $row }: Inserir põe uma carta dentro de uma fila ou no início dela.
error-card-not-in-row = O { $card } não está em nenhuma fila.
error-same-row = O { $card } já está na fila { $row }.
error-already-named-first = O { $card } já está à frente.


## Ficheiros

error-file-missing = Este ficheiro não existe.
error-file-forbidden = O sistema não permite usar este ficheiro.
error-file-is-folder = Isto é uma pasta, não um ficheiro.
error-file-not-text = O ficheiro não é texto em UTF-8.
error-file-not-readable = Não se consegue ler o ficheiro.
error-file-not-writable = Não se consegue escrever o ficheiro.
error-disk-full = O disco está cheio.
error-file-not-toml = Isto não é TOML válido.
error-file-nested-too-deep = Há demasiadas tabelas ou listas umas dentro das outras.
error-field-missing = Falta o campo { $field }.
error-field-unknown =
    { $known ->
        [none] Este campo não existe.
       *[other] Este campo não existe. Os campos são: { $known }.
    }
error-field-type =
    { $got ->
        [string] Aqui está um texto
        [integer] Aqui está um número inteiro
        [float] Aqui está um número decimal
        [boolean] Aqui está true ou false
        [table] Aqui está uma tabela
        [array] Aqui está uma lista
        [null] Aqui não há nada
       *[other] Aqui está outra coisa
    }, e devia estar { $expected ->
        [string] um texto
        [integer] um número inteiro
        [boolean] true ou false
        [table] uma tabela
        [array] uma lista
       *[other] outra coisa
    }{ $other ->
        [none] {""}
        [string] {""} ou um texto
        [integer] {""} ou um número inteiro
        [boolean] {""} ou então true ou false
        [table] {""} ou uma tabela
        [array] {""} ou uma lista
       *[other] {""} ou outra coisa
    }.
error-field-too-big = Este número é demasiado grande.
error-field-choice = «{ $got }» não é possível aqui. Podes escrever: { $known }.
error-field-range = { $got } está fora dos limites: tem de ser { $limit }.
error-field-length = Aqui há { $got }, e tem de haver { $limit }.
error-field-value = Isto não pode estar aqui.


## Posições

error-no-such-card = Não há carta { $card }: as cartas vão de 1 a { $highest }.
error-card-twice = O { $card } aparece duas vezes.
error-hands-empty = As mãos estão vazias: não há nada para escolher.
error-row-length =
    { $cards ->
        [1] A fila tem 1 carta
       *[other] A fila tem { $cards } cartas
    }; pode ter de { $least } a { $most }.
error-row-not-rising = Esta fila tem de subir no jogo cooperativo.
error-field-elsewhere = Este campo não faz sentido na variante { $variant }.
error-below-zero = { $number } está abaixo de zero.
error-too-many = Aqui há { $count }, e pode haver { $most } no máximo.
error-no-such-index = { $index } não é possível aqui: os números vão de 0 a { $most }.
error-asked-elsewhere = A variante { $variant } nunca pede isto. Pede: { $known }.
error-picks-and-choice = Cartas escolhidas não condizem com o que se pede ({ $asked }).
error-picked-twice = O lugar { $seat } já escolheu uma carta.
error-all-have-picked = Já todos escolheram: as cartas já estariam reveladas.
error-value-differs = O { $card } não pode contar com este valor.
error-draft-is-done = Só restam as quatro cartas que abrem as filas: o draft acabou.
error-is-over = Com estas cabeças, a partida acabou.
error-queue-order = As cartas à espera não estão na ordem em que são colocadas.
error-stop-without-cards = Um Stop só fica numa fila com cartas.
error-not-over = Com estas cabeças, a partida não acabou.
error-waiting-differs = Não é a este lugar que se pergunta; devia ser a { $expected }.
error-card-fits = O { $card } serve numa fila: ninguém tem de recolher uma.
error-order-differs = Esta não é uma ordem das cartas por colocar.
error-queue-and-choice = As cartas à espera de serem colocadas não condizem com o que se pede ({ $asked }).
error-marker-side = A variante { $variant } não tem carta de fãs com este lado.
error-marker-way = A Escalada dá meia-volta na primeira e na última fila: as setas apontam para baixo na fila 1 e para cima na fila 4.
error-marker-parity = A última carta desta fila é { $card }, por isso Par/Ímpar mostra aqui o outro lado.
error-specials-not-open = Enquanto há cartas especiais no monte, duas ficam viradas para cima.
error-specials-alone = Sozinho contra o Boi, joga-se sem cartas especiais.
error-special-too-often = Só há duas de cada carta especial, e { $special } aparece mais vezes.
error-wrong-count = Aqui há { $count }, e tem de haver { $wanted }.


## NéVaches

error-input-not-now =
    { $asked ->
        [start_card] Primeiro escolhe a tua carta inicial: escreve o número.
        [tile] Viraste peças novas: coloca uma delas.
        [card] Viraste cartas novas: tira uma delas.
        [bonus_tile] Primeiro coloca a peça do teu bónus.
        [bonus_card] Primeiro tira a carta do teu bónus.
       *[other] Isso não é possível agora.
    }
error-input-not-a-number =
    { $most ->
        [0] Não há nenhuma carta.
        [one] «{ $text }» não é possível: escreve 1.
       *[other] «{ $text }» não é possível: escreve um número de 1 a { $most }.
    }
error-input-not-a-square =
    { $most ->
        [1] Escreve sim ou não.
       *[other] Escreve o número do quadrado, de 1 a { $most }, ou não.
    }
error-input-not-a-player = A paisagem de quem? Escreve um destes nomes: { $known }.

error-tile-not-on-display =
    { $landscape ->
        [field] Não há nenhum campo na fila.
        [meadow] Não há nenhum prado na fila.
        [forest] Não há nenhuma floresta na fila.
        [lake] Não há nenhum lago na fila.
       *[house] Não há nenhuma casa na fila.
    }
error-cell-not-free = Aí não cabe nenhuma peça: é preciso um lugar livre ao lado de uma das tuas.
error-no-tile-refresh = Só se trocam as peças quando quatro delas são iguais, e quando há outras.
error-no-card-refresh = Só se trocam as cartas quando há quatro com uma paisagem em comum, e quando há outras.
error-no-tree-there = Aí não se pode plantar nenhuma árvore.
error-card-not-on-display = A carta { $card } não está na fila.
error-too-few-cows =
    { $cows ->
        [one] Esta carta precisa de uma vaca no estábulo, e tu tens { $home }.
       *[other] Esta carta precisa de { $cows } vacas no estábulo, e tu tens { $home }.
    }
error-not-its-shape = Esta carta não serve: a tua paisagem tem de ter a sua forma, com as paisagens que mostra no seu lugar e sem vacas em cima.
error-no-tile-there = A carta não serve aí: falta uma peça.
error-other-landscape =
    { $landscape ->
        [field] A carta não serve aí: pede um campo.
        [meadow] A carta não serve aí: pede um prado.
        [forest] A carta não serve aí: pede uma floresta.
        [lake] A carta não serve aí: pede um lago.
       *[house] A carta não serve aí: pede uma casa.
    }
error-cow-there = A carta não serve aí: já está uma vaca onde ela quer pôr uma.
error-no-herd-there = Não há nenhuma manada tua nesse lugar.
error-goal-not-yours = Esta peça de pontuação não é tua ({ $goal }).
error-goal-chosen-already = Já escolheste esta peça de pontuação.
error-bad-shuffle = Isto não é o que foi posto de lado, baralhado.

error-deck-count = 
    { $count ->
        [one] Aqui há { $count } carta, e um baralho tem { $wanted }. Para outro número, escreve counts = { "\"free\"" } no início do ficheiro.
       *[other] Aqui há { $count } cartas, e um baralho tem { $wanted }. Para outro número, escreve counts = { "\"free\"" } no início do ficheiro.
    }
error-deck-too-small = { $count } cartas são poucas: uma partida precisa de { $least }, pelo menos.
error-deck-id-twice = Há duas cartas chamadas { $card }.
error-deck-sign = Na grelha de { $card } está «{ $sign }». Os sinais são: { $known }
error-deck-cells = 
    { $count ->
        [one] A forma de { $card } tem { $count } lugar; tem de ter de { $least } a { $most }.
       *[other] A forma de { $card } tem { $count } lugares; tem de ter de { $least } a { $most }.
    }
error-deck-apart = A forma de { $card } está em vários pedaços: os lugares têm de se tocar pelos lados.
error-deck-cows = 
    { $count ->
        [one] A carta { $card } pede { $count } vaca; tem de pedir de { $least } a { $most }.
       *[other] A carta { $card } pede { $count } vacas; tem de pedir de { $least } a { $most }.
    }
error-deck-equal = { $card } é a mesma carta que { $other }, só que virada.

error-display-empty = A fila está vazia, e é preciso tirar alguma coisa dela ({ $asked }).
error-squares-and-choice = Quadrados para uma árvore não condizem com o que se pede ({ $asked }).
error-space-not-reached =
    { $known ->
        [none] O bónus dos { $space } não pode estar à espera: não se chegou a nenhum espaço de bónus.
       *[other] O bónus dos { $space } não pode estar à espera. Alcançados, e possíveis uma vez cada: { $known }.
    }
error-no-shuffle = Não há nada para baralhar: é preciso um monte vazio, e alguma coisa posta de lado.
error-start-card-not-asked = Aqui ninguém escolhe carta inicial.
error-all-have-chosen = Já todos escolheram uma peça de pontuação: a partida já teria acabado.
error-goal-too-early = Só no fim se escolhe uma peça de pontuação.
error-bonus-tiles = As peças de bónus não podem estar assim.
error-area-sign = «{ $sign }» não é sinal de nenhuma paisagem. Os sinais são: { $known }
error-area-apart = Esta paisagem está em vários pedaços.
error-cell-too-far = Isto é longe de mais: as colunas e as linhas vão de -{ $most } a { $most }.
error-cow-count = As vacas deste lugar não são { $wanted }, contando as da pista.
error-too-many-tiles =
    { $landscape ->
        [field] Há { $count } campos, e o jogo tem { $most }.
        [meadow] Há { $count } prados, e o jogo tem { $most }.
        [forest] Há { $count } florestas, e o jogo tem { $most }.
        [lake] Há { $count } lagos, e o jogo tem { $most }.
       *[house] Há { $count } casas, e o jogo tem { $most }.
    }
error-card-not-in-deck = Não há nenhuma carta { $card } neste baralho.
error-goal-twice = A peça de pontuação { $goal } aparece duas vezes.
