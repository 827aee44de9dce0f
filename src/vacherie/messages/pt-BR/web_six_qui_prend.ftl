# A mesa de 6 qui prend! no navegador.

web-six-heads =
    { $heads ->
        [one] { $heads } cabeça de boi
       *[other] { $heads } cabeças de boi
    }
web-six-card = { $card }, { web-six-heads }
web-six-card-picked = { $card }, { web-six-heads }, escolhida
web-six-row = Fileira { $row }
web-six-row-told =
    Fileira { $row }: { $cards }. { web-six-heads }. { $places ->
        [0] Cheia: a próxima carta pega a fileira.
        [one] { $places } lugar livre.
       *[other] { $places } lugares livres.
    }
web-six-rows = As quatro fileiras
web-six-sixth = A sexta carta pega a fileira
web-six-play = Jogar o { $card }
web-six-play-swapped = Jogar o { $card } como { $value }
web-six-play-instead = Jogar o { $card } no lugar
web-six-place-instead = Colocar o { $card } no lugar
web-six-picked = Você escolheu o { $card }. Dá para mudar de ideia até todos terem escolhido.
web-six-picked-swapped = Você escolheu o { $card } como { $value }. Dá para mudar de ideia até todos terem escolhido.
web-six-take-row =
    { $heads ->
        [one] Pegar { $heads } cabeça de boi com a fileira { $row }
       *[other] Pegar { $heads } cabeças de boi com a fileira { $row }
    }
web-six-take = pegar
web-six-watching = Você está assistindo.
web-six-waiting =
    { $count ->
        [0] As cartas estão sendo colocadas.
       *[other] Esperando { $names }.
    }
web-six-lane = Próximas a serem colocadas
web-six-lane-item =
    { $reversed ->
        [yes] { $card } como { $value }
       *[no] { $card }
    }, { $who ->
        [you] sua
        [ox] do Boi
       *[other] { $name }
    }
web-six-counts-as = como { $value }
web-six-draft = À vista na mesa: pegue uma
web-six-draft-take = Pegar o { $card }
web-six-marker = Carta de fãs nesta fileira: { $what }
web-six-swap-left = ainda pode inverter algarismos
web-six-locked = Bloqueada por um Stop
web-six-seven = Pega na 7ª

web-six-ox = O Boi
web-six-team-pile =
    { $heads ->
        [one] O monte de vocês: { $heads } cabeça de boi
       *[other] O monte de vocês: { $heads } cabeças de boi
    }
web-six-specials = Cartas especiais
web-six-use = Usar { $special }
web-six-aim-row = { $special }: escolha uma fileira.
web-six-aim-card = { $special }: escolha uma carta.
web-six-aim-slide = { $special }: escolha uma carta de uma fileira e depois outra fileira.
web-six-aim-slide-row = O { $card }: para qual fileira?
web-six-aim-off = Cancelar
web-six-on-row = { $special } para a fileira { $row }
web-six-lift = Tirar o Stop da fileira { $row }
web-six-go-on = Deixar seguir
web-six-sort-first = Qual carta vem primeiro? Escolha na sequência.
web-six-sort-next = Qual carta vem depois de { $named }?
web-six-sort-drop = Deixar a ordem como estava
web-six-agree = Concordo
web-six-disagree = Discordo
web-six-proposed =
    { $who ->
        [you] Você propõe { $action }.
       *[other] { $name } propõe { $action }. Você concorda?
    }

web-six-last-trick = Turno anterior
web-six-trick-placed = fileira { $row }
web-six-trick-took =
    { $heads ->
        [one] pegou a fileira { $row }: { $heads } cabeça
       *[other] pegou a fileira { $row }: { $heads } cabeças
    }
web-six-score = Cabeças até agora
web-six-score-player = Jogador
web-six-score-round = rodada { $round }
web-six-score-now = agora
web-six-score-all = total
web-six-fence = { $name } tem { $heads } de { $target }.
web-six-chart = Cabeças depois de cada rodada
web-six-seen = Cartas vistas
web-six-seen-note = Todas as cartas que apareceram nesta rodada, e a sua mão. As outras estão nas mãos dos outros jogadores ou não foram distribuídas.
web-six-seen-count =
    { $count ->
        [one] { $count } carta não vista
       *[other] { $count } cartas não vistas
    }
web-six-seen-row = em uma fileira
web-six-seen-pile = no monte de alguém
web-six-seen-hand = na sua mão
web-six-seen-other = na mão de outro jogador
web-six-seen-unknown = não vista
web-six-known-hands = Mãos que você conhece

web-option-six-variant-base = O jogo que todo mundo conhece: quatro fileiras, e a sexta carta pega.
web-option-six-variant-pro = Ninguém dá as cartas: todas ficam à vista, e cada um monta a sua mão.
web-option-six-variant-even-odd = Uma fileira só aceita cartas pares, ou só ímpares.
web-option-six-variant-escalade = Uma fileira desce em vez de subir, e não é sempre a mesma.
web-option-six-variant-cabriole = Uma cabra ocupa um lugar em uma fileira e depois pula para outra.
web-option-six-variant-reversed = Uma vez por rodada, você pode inverter os algarismos de uma carta.
web-option-six-variant-coop = Todos juntos contra o Boi, com cartas especiais.
web-option-six-target-heads = Cabeças que encerram a partida (conferidas após cada rodada)
web-option-six-end-at = A partida acaba quando alguém
web-option-six-end-at-more-than = passa desse número
web-option-six-end-at-at-least = chega a esse número
web-option-six-max-rounds = Máximo de rodadas
web-option-six-draft-memory = Continuar mostrando quem pegou cada carta
web-option-six-consent = As cartas especiais podem ser usadas
web-option-six-consent-anyone = por qualquer um, a qualquer momento
web-option-six-consent-all = só se todos concordarem
