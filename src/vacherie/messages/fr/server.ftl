# Les mots que le serveur de tables trouve lui-même.

server-guest = Visiteur { $number }
