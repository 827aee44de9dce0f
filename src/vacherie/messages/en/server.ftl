# Words that the table server makes up itself.

server-guest = Guest { $number }
