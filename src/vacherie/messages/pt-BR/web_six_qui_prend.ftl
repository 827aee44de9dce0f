# A mesa de 6 qui prend! no navegador.

web-six-heads =
    { $heads ->
        [one] { $heads } cabeça de boi
       *[other] { $heads } cabeças de boi
    }
web-six-card = { $card }, { web-six-heads }
web-six-card-picked = { $card }, { web-six-heads }, escolhida
web-six-row = Fila { $row }
web-six-row-told =
    Fila { $row }: { $cards }. { web-six-heads }. { $places ->
        [0] Completa: a próxima carta recolhe-a.
        [one] { $places } lugar livre.
       *[other] { $places } lugares livres.
    }
web-six-rows = As quatro filas
web-six-sixth = A sexta carta recolhe a fila
web-six-play = Jogar o { $card }
web-six-play-swapped = Jogar o { $card } como { $value }
web-six-play-instead = Jogar antes o { $card }
web-six-place-instead = Colocar antes o { $card }
web-six-picked = Escolheste o { $card }. Podes mudar de ideias até o último ter escolhido.
web-six-picked-swapped = Escolheste o { $card } como { $value }. Podes mudar de ideias até o último ter escolhido.
web-six-take-row =
    { $heads ->
        [one] Recolher { $heads } cabeça de boi com a fila { $row }
       *[other] Recolher { $heads } cabeças de boi com a fila { $row }
    }
web-six-take = recolher
web-six-watching = Estás a ver o jogo.
web-six-waiting =
    { $count ->
        [0] As cartas estão a ser colocadas.
        [one] À espera de { $names }.
       *[other] À espera de { $names }.
    }
web-six-lane = Por colocar, por esta ordem
web-six-lane-item =
    { $reversed ->
        [yes] { $card } como { $value }
       *[no] { $card }
    }, { $who ->
        [you] tua
        [ox] do Boi
       *[other] { $name }
    }
web-six-counts-as = como { $value }
web-six-draft = À vista na mesa: tira uma
web-six-draft-take = Tirar o { $card }
web-six-marker = Carta de fãs nesta fila: { $what }
web-six-swap-left = ainda pode inverter algarismos
web-six-locked = Bloqueada por um Stop
web-six-seven = Recolhe à 7.ª

web-six-ox = O Boi
web-six-team-pile =
    { $heads ->
        [one] O vosso monte: { $heads } cabeça de boi
       *[other] O vosso monte: { $heads } cabeças de boi
    }
web-six-specials = Cartas especiais
web-six-use = Usar { $special }
web-six-aim-row = { $special }: toca numa fila.
web-six-aim-card = { $special }: toca numa carta.
web-six-aim-slide = { $special }: toca numa carta que está numa fila e depois noutra fila.
web-six-aim-slide-row = O { $card }: para que fila?
web-six-aim-off = Cancelar
web-six-on-row = { $special } para a fila { $row }
web-six-lift = Tirar o Stop da fila { $row }
web-six-go-on = Deixar seguir
web-six-sort-first = Que carta vem primeiro? Toca nela na sequência.
web-six-sort-next = Que carta vem depois de { $named }?
web-six-sort-drop = Deixar a ordem como estava
web-six-agree = Concordo
web-six-disagree = Não concordo
web-six-proposed =
    { $who ->
        [you] Propões { $action }.
       *[other] { $name } propõe { $action }. Concordas?
    }

web-six-last-trick = Última jogada
web-six-trick-placed = fila { $row }
web-six-trick-took =
    { $heads ->
        [one] recolheu a fila { $row }: { $heads } cabeça
       *[other] recolheu a fila { $row }: { $heads } cabeças
    }
web-six-score = Cabeças até agora
web-six-score-player = Jogador
web-six-score-round = ronda { $round }
web-six-score-now = agora
web-six-score-all = total
web-six-fence = { $name } tem { $heads } de { $target }.
web-six-chart = Cabeças depois de cada ronda
web-six-seen = Cartas vistas
web-six-seen-note = Tudo o que foi mostrado nesta ronda, e a tua mão. O resto está noutras mãos, ou não foi dado.
web-six-seen-count =
    { $count ->
        [one] { $count } carta por ver
       *[other] { $count } cartas por ver
    }
web-six-seen-row = numa fila
web-six-seen-pile = recolhida
web-six-seen-hand = na tua mão
web-six-seen-unknown = por ver

web-option-six-variant-base = O jogo que todos conhecem: quatro filas, e a sexta carta recolhe.
web-option-six-variant-pro = Não se dá nada: todas as cartas estão à vista, e cada um escolhe a sua mão.
web-option-six-variant-even-odd = Uma fila só aceita cartas pares, ou só ímpares.
web-option-six-variant-escalade = Há uma fila que desce em vez de subir, e não é sempre a mesma.
web-option-six-variant-cabriole = Uma cabra ocupa um lugar, e depois salta.
web-option-six-variant-reversed = Uma vez por ronda podes inverter os algarismos de uma carta.
web-option-six-variant-coop = Todos juntos, com cartas especiais, contra o Boi.
web-option-six-target-heads = A partida acaba depois da ronda em que alguém tem este número de cabeças
web-option-six-end-at = A partida acaba quando alguém
web-option-six-end-at-more-than = passa esse número
web-option-six-end-at-at-least = chega a esse número
web-option-six-max-rounds = Rondas, no máximo
web-option-six-draft-memory = A mesa continua a mostrar quem tirou cada carta
web-option-six-consent = Uma carta especial pode usar-se
web-option-six-consent-anyone = por qualquer um, de imediato
web-option-six-consent-all = quando todos concordam
