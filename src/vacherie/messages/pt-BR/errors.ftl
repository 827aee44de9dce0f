# O que pode dar errado por causa de alguém de fora do programa: uma frase para cada código.

## Nomes que não designam nada

error-unknown-game = Não existe um jogo chamado “{ $name }”. Escolha entre: { $known }.
error-unknown-language = Não falamos “{ $name }”. Os idiomas são: { $known }.
error-unknown-bot = Não existe um bot chamado “{ $name }”. Escolha entre: { $known }.
error-missing-bot-name = Falta um nome em “{ $text }”. Os bots são: { $known }.
error-unknown-command = Não existe o comando “{ $name }”. Escolha entre: { $known }.


## A linha de comando

error-usage-no-such-option = Não existe a opção { $name }. Escolha entre: { $known }.
error-usage-missing = Falta { $name }.
error-usage-missing-game = Qual jogo? Os jogos são: { $known }.
error-usage-value =
    { $kind ->
        [integer] { $name } precisa de um número inteiro.
        [number] { $name } precisa de um número.
       *[other] { $name } não aceita este valor.
    }
error-usage-needs-value = { $name } precisa de um valor.
error-usage-takes-no-value = { $name } não leva valor.
error-usage-extra = Isto está sobrando: { $text }. Veja { $command } --help.
error-usage-unreadable = Não deu para entender esse comando.
error-needs-extra = Este comando precisa de { $missing }, que não está instalado: pip install { $extra }
error-option-not-pair = “{ $text }” não é uma regra da casa: escreva NOME=VALOR. Os nomes são: { $known }.
error-option-unknown = Não existe a regra da casa “{ $option }”. Escolha entre: { $known }.
error-option-value = “{ $value }” não é um valor válido para { $option }. Escolha entre: { $known }.
error-option-twice = { $option } aparece duas vezes.
error-option-without-meaning = { $option } não muda nada na variante { $variant }: deixe de fora.
error-option-needs-target = { $option } não faz sentido sem target_heads.
error-batch-variant = Um lote joga todas as variantes, menos { $variant }, em que os jogadores precisam conversar.
error-options-endless = Esta partida nunca acabaria: escolha target_heads ou max_rounds.
error-players-out-of-range = Não dá para jogar com { $players }: o número de jogadores vai de { $least } a { $most }.
error-players-not-a-number = “{ $text }” não é um número de jogadores: este jogo é para { $least } a { $most }.
error-too-many-bots =
    { $seats ->
        [0] Não há lugar para bots nesta mesa.
        [1] Há um lugar para um bot, mas você indicou { $bots }.
       *[other] Há { $seats } lugares para bots, mas você indicou { $bots }.
    }
error-resume-alone = Uma partida retomada mantém os jogadores e as regras: deixe { $name } de fora.
error-no-series = Nada passa de uma partida de { $game } para a seguinte. Você pode jogar uma série de: { $known }.
error-series-length = “{ $text }” não é um número de partidas: uma série tem de 1 a { $most }.
error-no-saved-game =
    { $game ->
        [none] Nenhuma partida salva está esperando você. Para começar uma, digite vacherie play e um nome: { $known }.
       *[other] Nenhuma partida salva de { $game } está esperando você. Para começar uma: vacherie play { $game }
    }
error-save-damaged = Esta partida salva está danificada ({ $reason }). Mova o arquivo para outro lugar para continuar sem ela.
error-seat-out-of-range = Não há lugar { $number }: os lugares vão de { $least } a { $most }.
error-step-out-of-range = Não há passo { $number }: os passos vão de { $least } a { $most }.


## O que um jogador digita

error-input-empty = Você não digitou nada.
error-input-not-a-card = “{ $text }” não é um número de carta.
error-input-not-a-row = “{ $text }” não é uma fileira: digite 1, 2, 3 ou 4.
error-input-not-a-command = “{ $text }” não é um comando. Os comandos são: { $known }.
error-input-usage = Digite assim: { $usage }
error-input-not-yes-or-no = Digite sim ou não.


## O que as regras proíbem

error-game-over = A partida acabou.
error-not-your-turn = Não é a sua vez.
error-not-asked =
    { $asked ->
        [deal] Primeiro é preciso dar as cartas.
        [draft] Primeiro pegue uma carta da mesa.
        [card] Primeiro escolha uma carta da mão.
        [row] Primeiro escolha uma fileira para pegar.
        [window] Use uma carta especial agora, ou deixe a próxima carta seguir.
        [replacement] Primeiro escolha a carta substituta.
        [sort] Primeiro escolha a próxima carta da nova ordem.
        [consent] Primeiro responda à proposta.
        [shuffle] Primeiro é preciso embaralhar as cartas.
        [reshuffle] Primeiro é preciso embaralhar o descarte.
        [roll] Primeiro role o dado.
        [two_rolls] Primeiro role o dado duas vezes.
        [play] Jogue cartas agora, ou role o dado.
        [cow] Primeiro escolha uma vaca.
        [place] Primeiro escolha para onde vai a vaca.
        [which_roll] Primeiro escolha um dos dois resultados.
        [blast] Primeiro decida o que fazer com as bombas.
        [payout] Primeiro escolha a próxima vaca a ser paga.
       *[other] A pergunta agora é outra.
    }
error-bad-deal = Esta não é uma distribuição válida para este jogo.
error-card-not-in-hand = O { $card } não está na sua mão.
error-already-picked = Você já escolheu o { $card }.
error-no-reversing-here = Só dá para inverter cartas na variante Algarismos invertidos.
error-reverser-spent = Você já usou a sua carta Algarismos invertidos nesta rodada.
error-not-reversible = O { $card } não pode ser invertido: só as cartas de 10 a 99.
error-no-such-row = Não há fileira { $row }: as fileiras vão de 1 a 4.
error-card-not-on-table = O { $card } não está à vista na mesa.
error-already-went-on = Você já deixou esta carta seguir.
error-card-not-waiting = O { $card } não está entre as cartas que faltam colocar.
error-row-locked = A fileira { $row } está bloqueada por um Stop.
error-row-not-locked = Não há um Stop na fileira { $row }.
error-row-has-seven = A fileira { $row } já tem um Pega na 7ª.
error-row-empty = A fileira { $row } está vazia.
error-proposal-fell = O time já recusou isso.
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
error-not-your-card = O { $card } não é seu: só o dono da próxima carta pode substituí-la.
error-hand-empty = Sua mão está vazia.
error-ox-card = O { $card } é do Boi: isso só vale para cartas do time.
error-not-inside-row = O { $card } é mais alto do que a última carta da fileira { $row }: Inserir põe uma carta dentro de uma fileira ou no início dela.
error-card-not-in-row = O { $card } não está em nenhuma fileira.
error-same-row = O { $card } já está na fileira { $row }.
error-already-named-first = O { $card } já está na frente.


## Arquivos

error-file-missing = Este arquivo não existe.
error-file-forbidden = O sistema não permite usar este arquivo.
error-file-is-folder = Isto é uma pasta, não um arquivo.
error-file-not-text = O arquivo não é texto em UTF-8.
error-file-not-readable = Não foi possível ler o arquivo.
error-file-not-writable = Não foi possível gravar o arquivo.
error-disk-full = O disco está cheio.
error-file-not-toml = Isto não é TOML válido.
error-file-nested-too-deep = Há tabelas ou listas demais umas dentro das outras.
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
    }, e deveria estar { $expected ->
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
error-field-too-big = Este número é grande demais.
error-field-choice = “{ $got }” não é permitido aqui. Escolha entre: { $known }.
error-field-range = { $got } está fora dos limites: precisa ser { $limit }.
error-field-length = Aqui há { $got }; precisa haver { $limit }.
error-field-value = Isso não é permitido aqui.


## Posições

error-no-such-card = Não há carta { $card }: as cartas vão de 1 a { $highest }.
error-card-twice = O { $card } aparece duas vezes.
error-hands-empty = As mãos estão vazias: não há nada para escolher.
error-row-length =
    { $cards ->
        [one] A fileira tem { $cards } carta
       *[other] A fileira tem { $cards } cartas
    }; pode ter de { $least } a { $most }.
error-row-not-rising = Esta fileira precisa subir no jogo cooperativo.
error-field-elsewhere = Este campo não faz sentido na variante { $variant }.
error-below-zero = { $number } é menor que zero.
error-too-many = Aqui há { $count }, mas pode haver no máximo { $most }.
error-no-such-index = { $index } não é possível aqui: os números vão de 0 a { $most }.
error-asked-elsewhere = A variante { $variant } nunca pergunta isso. Ela pergunta: { $known }.
error-picks-and-choice = Não pode haver cartas escolhidas enquanto a pergunta é { $asked }.
error-picked-twice = O lugar { $seat } já escolheu uma carta.
error-all-have-picked = Todos já escolheram: as cartas já teriam sido reveladas.
error-value-differs = O { $card } não pode contar com este valor.
error-draft-is-done = Só restam as quatro cartas que abrem as fileiras: o draft acabou.
error-is-over = Com estas cabeças, a partida acabou.
error-queue-order = As cartas que esperam não estão na ordem em que serão colocadas.
error-stop-without-cards = Um Stop só pode estar em uma fileira com cartas.
error-not-over = Com estas cabeças, a partida não acabou.
error-waiting-differs = A pergunta está indo para o jogador errado: deveria ser { $expected }.
error-card-fits = O { $card } cabe em uma fileira, então ninguém precisa pegar uma.
error-order-differs = Esta não é uma ordem das cartas que faltam colocar.
error-queue-and-choice = Não pode haver cartas esperando para serem colocadas enquanto a pergunta é { $asked }.
error-marker-side = A variante { $variant } não tem carta de fãs com este lado.
error-marker-way = A Escalada dá meia-volta na primeira e na última fileira: as setas apontam para baixo na fileira 1 e para cima na fileira 4.
error-marker-parity = A última carta desta fileira é { $card }, então Par/Ímpar mostra aqui o outro lado.
error-specials-not-open = Enquanto há cartas especiais no monte, duas ficam à vista.
error-specials-alone = Não há cartas especiais quando você joga sozinho contra o Boi.
error-special-too-often = Só há duas de cada carta especial, mas { $special } aparece mais vezes.
error-wrong-count = Aqui há { $count }, mas precisa haver { $wanted }.


## NéVaches

error-input-not-now =
    { $asked ->
        [start_card] Primeiro escolha a sua carta inicial: digite o número.
        [tile] Você revelou novas peças: coloque uma delas.
        [card] Você revelou novas cartas: pegue uma delas.
        [bonus_tile] Primeiro coloque a peça do seu bônus.
        [bonus_card] Primeiro pegue a carta do seu bônus.
       *[other] Isso não é possível agora.
    }
error-input-not-a-number =
    { $most ->
        [0] Não há nenhuma carta.
        [1] “{ $text }” não é possível: digite 1.
       *[other] “{ $text }” não é possível: digite um número de 1 a { $most }.
    }
error-input-not-a-square =
    { $most ->
        [1] Digite sim ou não.
       *[other] Digite o número do quadrado, de 1 a { $most }, ou não.
    }
error-input-not-a-player = O vale de quem? Digite um destes nomes: { $known }.

error-tile-not-on-display =
    { $landscape ->
        [field] Não há nenhum campo na fileira.
        [meadow] Não há nenhum prado na fileira.
        [forest] Não há nenhuma floresta na fileira.
        [lake] Não há nenhum lago na fileira.
       *[house] Não há nenhuma casa na fileira.
    }
error-cell-not-free = Nenhuma peça pode ir aí: é preciso um lugar livre ao lado de uma das suas.
error-no-tile-refresh = Você só pode trocar as peças se pelo menos quatro forem iguais e houver outras para substituí-las.
error-no-card-refresh = Você só pode trocar as cartas se as quatro tiverem uma paisagem em comum e houver outras para substituí-las.
error-no-tree-there = Não dá para plantar uma árvore aí.
error-card-not-on-display = A carta { $card } não está na fileira.
error-too-few-cows =
    { $cows ->
        [1] Esta carta precisa de uma vaca no estábulo, e você tem { $home }.
       *[other] Esta carta precisa de { $cows } vacas no estábulo, e você tem { $home }.
    }
error-not-its-shape = Esta carta não encaixa: o seu vale precisa ter a forma dela, com as paisagens certas nos lugares certos e sem vacas em cima.
error-no-tile-there = A carta não encaixa aí: falta uma peça.
error-other-landscape =
    { $landscape ->
        [field] A carta não encaixa aí: ela pede um campo.
        [meadow] A carta não encaixa aí: ela pede um prado.
        [forest] A carta não encaixa aí: ela pede uma floresta.
        [lake] A carta não encaixa aí: ela pede um lago.
       *[house] A carta não encaixa aí: ela pede uma casa.
    }
error-cow-there = A carta não encaixa aí: já há uma vaca onde ela precisa de uma.
error-no-herd-there = Você não tem nenhum rebanho aí.
error-goal-not-yours = Esta peça de pontuação não é sua ({ $goal }).
error-goal-chosen-already = Você já escolheu esta peça de pontuação.
error-bad-shuffle = Isto não é o que foi separado, embaralhado.

error-deck-count =
    { $count ->
        [one] Aqui há { $count } carta, e um baralho tem { $wanted }. Para usar outro número, escreva counts = { "\"free\"" } no início do arquivo.
       *[other] Aqui há { $count } cartas, e um baralho tem { $wanted }. Para usar outro número, escreva counts = { "\"free\"" } no início do arquivo.
    }
error-deck-too-small = Cartas de menos ({ $count }): uma partida precisa de pelo menos { $least }.
error-deck-id-twice = Há duas cartas chamadas { $card }.
error-deck-sign = Na grade de { $card } está “{ $sign }”. Sinais válidos: { $known }
error-deck-cells =
    { $count ->
        [one] A forma de { $card } tem { $count } lugar; precisa ter de { $least } a { $most }.
       *[other] A forma de { $card } tem { $count } lugares; precisa ter de { $least } a { $most }.
    }
error-deck-apart = A forma de { $card } está em vários pedaços: os lugares precisam se tocar pelos lados.
error-deck-cows =
    { $count ->
        [one] A carta { $card } pede { $count } vaca; precisa pedir de { $least } a { $most }.
       *[other] A carta { $card } pede { $count } vacas; precisa pedir de { $least } a { $most }.
    }
error-deck-equal = { $card } é a mesma carta que { $other }, só que girada.

error-display-empty = A fileira está vazia, e é preciso pegar alguma coisa dela ({ $asked }).
error-squares-and-choice = Não pode haver quadrados para uma árvore enquanto a pergunta é { $asked }.
error-space-not-reached =
    { $known ->
        [none] O bônus do { $space } não pode estar esperando: ninguém chegou a um espaço de bônus.
       *[other] O bônus do { $space } não pode estar esperando. Estes foram alcançados e valem uma vez cada: { $known }.
    }
error-no-shuffle = Não há nada para embaralhar: o monte precisa estar vazio, e algo precisa ter sido separado.
error-start-card-not-asked = Aqui ninguém escolhe uma carta inicial.
error-all-have-chosen = Todos já escolheram uma peça de pontuação: a partida já teria acabado.
error-goal-too-early = Uma peça de pontuação só é escolhida no fim.
error-bonus-tiles = As peças de bônus não podem estar assim.
error-area-sign = “{ $sign }” não é sinal de nenhuma paisagem. Sinais válidos: { $known }
error-area-apart = Este vale está em vários pedaços.
error-cell-too-far = Isto fica longe demais: as colunas e as linhas vão de -{ $most } a { $most }.
error-cow-count = As vacas deste lugar, contando as da trilha, não somam { $wanted }.
error-too-many-tiles =
    { $landscape ->
        [field] Campos demais: { $count }, e o jogo só tem { $most }.
        [meadow] Prados demais: { $count }, e o jogo só tem { $most }.
        [forest] Florestas demais: { $count }, e o jogo só tem { $most }.
        [lake] Lagos demais: { $count }, e o jogo só tem { $most }.
       *[house] Casas demais: { $count }, e o jogo só tem { $most }.
    }
error-card-not-in-deck = Não há nenhuma carta { $card } neste baralho.
error-goal-twice = A peça de pontuação { $goal } aparece duas vezes.
