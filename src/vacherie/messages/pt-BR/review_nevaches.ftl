# O que uma análise diz das jogadas de NéVaches.

review-nevaches-unit = pontos
review-nevaches-within = Daqui a dois turnos você tem cerca de { $mine ->
        [one] { $mine } ponto
       *[other] { $mine } pontos
    }; com a jogada melhor, { $better }.
review-nevaches-playable = Você pode então jogar { $mine ->
        [one] { $mine } carta
       *[other] { $mine } cartas
    } da mão; com a jogada melhor, { $better }.
review-nevaches-home = Você fica com { $mine ->
        [one] { $mine } vaca
       *[other] { $mine } vacas
    } no estábulo; com a jogada melhor, { $better }.
review-nevaches-bonus = O próximo bônus fica a { $mine ->
        [one] { $mine } ponto
       *[other] { $mine } pontos
    }; com a jogada melhor, a { $better }.

review-nevaches-move-place-tile = { $tile } em { $cell }
review-nevaches-move-take-card = pegar { $card }
review-nevaches-move-refresh-cards = virar cartas novas
review-nevaches-move-refresh-tiles = virar peças novas
review-nevaches-move-plant-tree = plantar uma árvore em { $square }
review-nevaches-move-leave-tree = não plantar árvore
review-nevaches-move-play-card = jogar { $card } em { $cows }
review-nevaches-move-bring-home = trazer as vacas de { $cows }
review-nevaches-move-choose-goal = { $goal }
