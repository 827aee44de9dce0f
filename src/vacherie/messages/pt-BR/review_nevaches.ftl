# O que uma análise diz das jogadas de NéVaches.

review-nevaches-unit = pontos
review-nevaches-within = Daqui a dois turnos você terá cerca de { $mine ->
        [one] { $mine } ponto
       *[other] { $mine } pontos
    }; com a melhor jogada, { $better }.
review-nevaches-playable = Você pode então jogar { $mine ->
        [one] { $mine } carta
       *[other] { $mine } cartas
    } da mão; com a melhor jogada, { $better }.
review-nevaches-home = Você fica com { $mine ->
        [one] { $mine } vaca
       *[other] { $mine } vacas
    } no estábulo; com a melhor jogada, { $better }.
review-nevaches-bonus = O próximo bônus fica a { $mine ->
        [one] { $mine } ponto
       *[other] { $mine } pontos
    }; com a melhor jogada, a { $better }.

review-nevaches-move-place-tile = { $tile } em { $cell }
review-nevaches-move-take-card = pegar { $card }
review-nevaches-move-refresh-cards = trocar as cartas
review-nevaches-move-refresh-tiles = trocar as peças
review-nevaches-move-plant-tree = plantar uma árvore em { $square }
review-nevaches-move-leave-tree = não plantar árvore
review-nevaches-move-play-card = jogar { $card } em { $cows }
review-nevaches-move-bring-home = recolher as vacas de { $cows }
review-nevaches-move-choose-goal = { $goal }
