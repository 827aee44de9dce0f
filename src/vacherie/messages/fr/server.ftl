# Les mots que le serveur de tables trouve lui-même.

server-guest = Invité { $number }
