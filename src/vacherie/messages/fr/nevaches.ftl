# Ce que NéVaches dit à la table.

option-nevaches-random-bonus = Les tuiles bonus sont-elles posées dans un ordre et sur des faces tirés au hasard ?
option-nevaches-choose-start-card = Chacun choisit-il sa carte de départ dans la rangée, au lieu d’en piocher une ?
option-nevaches-deck = Un fichier avec un paquet de cartes à vous ; none pour le nôtre.
