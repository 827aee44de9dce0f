# A mesa de NéVaches no navegador.

web-nevaches-valley =
    { $who ->
        [you] O teu vale
       *[other] O vale de { $name }
    }
web-nevaches-valleys = Os vales
web-nevaches-back = Voltar
web-nevaches-empty =
    { $who ->
        [you] Só erva. Põe a tua primeira peça onde quiseres.
       *[other] Por enquanto, só erva no vale de { $name }.
    }
web-nevaches-facts =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } · { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } · { $home ->
        [one] { $home } no estábulo
       *[other] { $home } no estábulo
    }
web-nevaches-tile-there =
    { $cow ->
        [yes] { $cell }: { $landscape }, com uma vaca
       *[no] { $cell }: { $landscape }
    }
web-nevaches-zoom = A vista do vale
web-nevaches-zoom-in = Mais perto
web-nevaches-zoom-out = Mais longe
web-nevaches-zoom-fit = O vale todo


## As filas e a mão

web-nevaches-cards = Cartas
web-nevaches-pile =
{ $count } no monte
web-nevaches-take-tile = Tirar uma peça: { $landscape }
web-nevaches-new-tiles = Primeiro peças novas
web-nevaches-new-cards = Primeiro cartas novas
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
web-nevaches-take-card-verb = Carta para tirar:{" "}
web-nevaches-play-verb =
    { $ways ->
        [0] Não se pode jogar agora:{" "}
        [1] Joga-se de uma só maneira:{" "}
       *[other] Joga-se de { $ways } maneiras:{" "}
    }
web-nevaches-hand =
    { $who ->
        [you] As tuas cartas
       *[other] As cartas de { $name }
    }
web-nevaches-hand-empty =
    { $who ->
        [you] Nenhuma carta na mão. Tira uma da fila.
       *[other] Nenhuma carta na mão de { $name }.
    }


## No mapa

web-nevaches-place-on =
    { $trees ->
        [0] Colocar em { $cell }
        [one] Colocar em { $cell }; permitiria uma árvore
       *[other] Colocar em { $cell }; permitiria uma árvore, num dos { $trees } quadrados
    }
web-nevaches-way = Opção { $number }: vacas em { $cells }
web-nevaches-plant-on = Plantar uma árvore em { $square }
web-nevaches-herd =
    { $count ->
        [one] Recolher a vaca que está em { $cells }
       *[other] Recolher a manada que está em { $cells }
    }


## Perguntas e respostas

web-nevaches-actions =
    { $actions ->
        [0] Nenhuma ação
        [one] Falta { $actions } ação
       *[other] Faltam { $actions } ações
    }
web-nevaches-waiting =
    { $count ->
        [0] Um momento…
       *[other] À espera de { $names }.
    }
web-nevaches-what-now = Tira uma peça ou uma carta, joga uma das tuas, ou toca numa manada para a recolher.
web-nevaches-ask-place = Peça { $landscape }: onde a colocas?
web-nevaches-ask-way =
    { $ways ->
        [1] Aqui ficariam as vacas.
       *[other] Onde ficam as vacas?
    }
web-nevaches-too-few =
    { $cows ->
        [1] Precisa de uma vaca no estábulo, e não tens nenhuma.
       *[other] Precisa de { $cows } vacas no estábulo, e { $home ->
            [0] não tens nenhuma
           *[other] tens { $home }
        }.
    }
web-nevaches-no-shape = Ainda não: nenhum sítio livre do teu vale tem esta forma.
web-nevaches-ask-card = Tirar esta carta?
web-nevaches-ask-herd =
    { $count ->
        [1] Recolhê-la ao estábulo?
        [2] Recolher as duas vacas?
       *[other] Recolher estas { $count } vacas?
    }
web-nevaches-ask-tree =
    { $count ->
        [1] Uma árvore aqui, por 5 pontos?
       *[other] Uma árvore por 5 pontos: em que quadrado?
    }
web-nevaches-tree-possible =
    { $count ->
        [1] Aqui poderás plantar uma árvore.
       *[other] Aqui poderás plantar uma árvore, num dos { $count } quadrados.
    }
web-nevaches-becomes = { $before } → { $after } pts
web-nevaches-touch =
    { $count ->
        [1] Toca no único lugar possível
       *[other] Toca num dos { $count } lugares
    }
web-nevaches-before = O anterior
web-nevaches-after = O seguinte
web-nevaches-place = Colocar aqui
web-nevaches-plant = Plantar aqui
web-nevaches-send =

    { $count ->
        [one] { $points ->
            [one] Colocá-la: { $points } ponto
           *[other] Colocá-la: { $points } pontos
        }
        [2] { $points ->
            [one] Colocar as duas: { $points } ponto
           *[other] Colocar as duas: { $points } pontos
        }
       *[other] { $points ->
            [one] Colocar as { $count }: { $points } ponto
           *[other] Colocar as { $count }: { $points } pontos
        }
    }
web-nevaches-bring =
    { $count ->
        [1] Recolhê-la
        [2] Recolher as duas
       *[other] Recolher as { $count }
    }
web-nevaches-take-card = Tirar esta carta
web-nevaches-no-tree = Sem árvore
web-nevaches-never-mind = Cancelar
web-nevaches-then = Depois: { $bonus }.


## A pista, as peças de pontuação e o fim

web-nevaches-track = A pista
web-nevaches-track-at = { $name }: { $points }
web-nevaches-near = { $have } de { $needed }
web-nevaches-near-most = { $have } contra { $needed }
web-nevaches-pays = +{ $points }
web-nevaches-reveal =
    { $points ->
        [0] Revelar (0 pontos)
        [one] Revelar por { $points } ponto
       *[other] Revelar por { $points } pontos
    }
web-nevaches-chosen = a tua escolha
web-nevaches-goal-chosen = Já escolheste. Podes mudar de ideias até o último ter escolhido.
web-nevaches-where =
    { $who ->
        [you] É a tua vez
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
web-nevaches-seen-none = Ainda não foi jogada nenhuma carta.
web-nevaches-final = Pontuação final
web-nevaches-final-line =
    { $points ->
        [0] { $before }, e nada por «{ $goal }»
       *[other] { $before }, e { $points } por «{ $goal }»
    }
web-nevaches-final-tiles =
    { $count ->
        [one] { $count } peça, em caso de empate
       *[other] { $count } peças, em caso de empate
    }

web-option-nevaches-deck = As cartas
web-option-nevaches-random-bonus = Peças de bónus com ordem e face ao acaso
web-option-nevaches-choose-start-card = Cada um escolhe a carta inicial da fila
