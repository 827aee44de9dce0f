# As palavras que o servidor de mesas inventa.

server-guest = Convidado { $number }
