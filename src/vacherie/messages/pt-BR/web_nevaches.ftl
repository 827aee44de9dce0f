# A mesa de NéVaches no navegador.

web-nevaches-valley =
    { $who ->
        [you] Seu vale
       *[other] O vale de { $name }
    }
web-nevaches-valleys = Os vales
web-nevaches-back = Voltar
web-nevaches-empty =
    { $who ->
        [you] Só capim por aqui. Sua primeira peça pode ir em qualquer lugar.
       *[other] Por enquanto, só capim no vale de { $name }.
    }
web-nevaches-facts =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } · { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } · { $home } no estábulo
web-nevaches-tile-there =
    { $cow ->
        [yes] { $cell }: { $landscape }, com uma vaca
       *[no] { $cell }: { $landscape }
    }
web-nevaches-zoom = Zoom
web-nevaches-zoom-in = Aproximar
web-nevaches-zoom-out = Afastar
web-nevaches-zoom-fit = Mostrar o vale inteiro


## As fileiras e a mão

web-nevaches-cards = Cartas
web-nevaches-pile = { $count } no monte
web-nevaches-take-tile = Pegar uma peça: { $landscape }
web-nevaches-new-tiles = Trocar as peças antes
web-nevaches-new-cards = Trocar as cartas antes
web-nevaches-card =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, { $cows ->
        [one] { $cows } vaca
       *[other] { $cows } vacas
    }: { $rows }
web-nevaches-cell-any = qualquer peça
web-nevaches-cell-none = nada
web-nevaches-card-hidden = Uma carta inicial que só o dono conhece
web-nevaches-take-card-verb = Carta para pegar:{" "}
web-nevaches-play-verb =
    { $ways ->
        [0] Não pode ser jogada agora:{" "}
        [1] Pode ser jogada de uma maneira:{" "}
       *[other] Pode ser jogada de { $ways } maneiras:{" "}
    }
web-nevaches-hand =
    { $who ->
        [you] Suas cartas
       *[other] As cartas de { $name }
    }
web-nevaches-hand-empty =
    { $who ->
        [you] Nenhuma carta na mão. Pegue uma da fileira.
       *[other] Nenhuma carta na mão de { $name }.
    }


## No mapa

web-nevaches-place-on =
    { $trees ->
        [0] Colocar em { $cell }
        [1] Colocar em { $cell }; daria para plantar uma árvore
       *[other] Colocar em { $cell }; daria para plantar uma árvore, em um de { $trees } quadrados
    }
web-nevaches-way = Opção { $number }: vacas em { $cells }
web-nevaches-plant-on = Plantar uma árvore em { $square }
web-nevaches-herd =
    { $count ->
        [1] Recolher a vaca de { $cells }
       *[other] Recolher o rebanho de { $cells }
    }


## Perguntas e respostas

web-nevaches-actions =
    { $actions ->
        [0] Nenhuma ação restante
        [one] { $actions } ação restante
       *[other] { $actions } ações restantes
    }
web-nevaches-waiting =
    { $count ->
        [0] Um momento…
       *[other] Esperando { $names }.
    }
web-nevaches-what-now = Pegue uma peça ou uma carta, jogue uma das suas cartas ou escolha um rebanho para recolher.
web-nevaches-ask-place = Onde vai a peça de { $landscape }?
web-nevaches-ask-way =
    { $ways ->
        [1] As vacas ficariam aqui.
       *[other] Onde as vacas vão ficar?
    }
web-nevaches-too-few =
    { $cows ->
        [1] Ela precisa de uma vaca no estábulo, e você não tem nenhuma.
       *[other] Ela precisa de { $cows } vacas no estábulo, e você { $home ->
            [0] não tem nenhuma
            [1] só tem uma
           *[other] só tem { $home }
        }.
    }
web-nevaches-no-shape = Ainda não: nenhum lugar sem vacas no seu vale tem esta forma.
web-nevaches-needs = Ainda falta: { $what }.
web-nevaches-fits-now = Você poderia jogá-la agora mesmo: o mapa mostra onde.
web-nevaches-need-field =
    { $count ->
        [1] um campo
       *[other] { $count } campos
    }
web-nevaches-need-meadow =
    { $count ->
        [1] um prado
       *[other] { $count } prados
    }
web-nevaches-need-forest =
    { $count ->
        [1] uma floresta
       *[other] { $count } florestas
    }
web-nevaches-need-lake =
    { $count ->
        [1] um lago
       *[other] { $count } lagos
    }
web-nevaches-need-house =
    { $count ->
        [1] uma casa
       *[other] { $count } casas
    }
web-nevaches-need-any =
    { $count ->
        [1] uma peça qualquer
       *[other] { $count } peças quaisquer
    }
web-nevaches-need-free =
    { $count ->
        [1] recolher a vaca que está no caminho
       *[other] recolher as { $count } vacas que estão no caminho
    }
web-nevaches-need-cows =
    { $count ->
        [1] mais uma vaca no estábulo
       *[other] mais { $count } vacas no estábulo
    }
web-nevaches-ask-card = Pegar esta carta?
web-nevaches-ask-herd =
    { $count ->
        [1] Recolher esta vaca?
        [2] Recolher as duas vacas?
       *[other] Recolher estas { $count } vacas?
    }
web-nevaches-ask-tree =
    { $count ->
        [1] Uma árvore aqui, por 5 pontos?
       *[other] Uma árvore por 5 pontos: em qual quadrado?
    }
web-nevaches-tree-possible =
    { $count ->
        [1] Aqui você vai poder plantar uma árvore.
       *[other] Aqui você vai poder plantar uma árvore, em um de { $count } quadrados.
    }
web-nevaches-becomes = Pontos: { $before } → { $after }
web-nevaches-touch =
    { $count ->
        [1] Escolha o único lugar possível
       *[other] Escolha um dos { $count } lugares
    }
web-nevaches-before = Anterior
web-nevaches-after = Próximo
web-nevaches-place = Colocar aqui
web-nevaches-plant = Plantar aqui
web-nevaches-send =
    { $count ->
        [1] { $points ->
            [one] Mandar a vaca: { $points } ponto
           *[other] Mandar a vaca: { $points } pontos
        }
        [2] { $points ->
            [one] Mandar as duas: { $points } ponto
           *[other] Mandar as duas: { $points } pontos
        }
       *[other] { $points ->
            [one] Mandar as { $count }: { $points } ponto
           *[other] Mandar as { $count }: { $points } pontos
        }
    }
web-nevaches-bring =
    { $count ->
        [1] Recolher a vaca
        [2] Recolher as duas
       *[other] Recolher as { $count }
    }
web-nevaches-take-card = Pegar esta carta
web-nevaches-no-tree = Sem árvore
web-nevaches-never-mind = Cancelar
web-nevaches-then = Depois: { $bonus }.


## A trilha, as peças de pontuação e o fim

web-nevaches-track = A trilha
web-nevaches-track-at = { $name }: { $points }
web-nevaches-near = { $have } de { $needed }
web-nevaches-near-most = { $have } contra { $needed }
web-nevaches-pays = +{ $points }
web-nevaches-reveal =
    { $points ->
        [one] Revelar por { $points } ponto
       *[other] Revelar por { $points } pontos
    }
web-nevaches-chosen = sua escolha
web-nevaches-goal-chosen = Você já escolheu. Dá para mudar de ideia até todos terem escolhido.
web-nevaches-where =
    { $who ->
        [you] É a sua vez
       *[other] É a vez de { $name }
    } · { web-nevaches-actions }
web-nevaches-where-deal = Os vales ainda estão vazios
web-nevaches-where-goal = As peças de pontuação
web-nevaches-score-player = Jogador
web-nevaches-score-tiles = Peças
web-nevaches-score-trees = Árvores
web-nevaches-score-home = No estábulo
web-nevaches-score-cards = Cartas
web-nevaches-seen = Cartas vistas
web-nevaches-seen-discards = Jogadas ou descartadas
web-nevaches-seen-pile = De volta ao monte
web-nevaches-seen-none = Nenhuma carta foi jogada ainda.
web-nevaches-final = Pontuação final
web-nevaches-final-line =
    { $points ->
        [0] { $before }, e nada por “{ $goal }”
       *[other] { $before }, e { $points } por “{ $goal }”
    }
web-nevaches-final-tiles =
    { $count ->
        [one] { $count } peça (desempate)
       *[other] { $count } peças (desempate)
    }

web-option-nevaches-deck = O baralho
web-option-nevaches-random-bonus = Peças de bônus sorteadas (ordem e lado)
web-option-nevaches-choose-start-card = Cada um escolhe a sua carta inicial entre as da fileira
