# Great Powers nel browser: stanze della chat, conversazioni private.

chat-rooms = Stanze
chat-everybody = Tutti
chat-only = Solo { $names }
chat-room-unread = { $room }: { $n ->
    [one] { $n } messaggio nuovo
   *[other] { $n } messaggi nuovi
}
chat-new = In privato…
chat-whom = Chi deve sentirlo
chat-open = Parla con loro
chat-hears-everybody = Lo sentono tutti, anche gli spettatori.
chat-hears-only = Lo sentirà solo chi è qui: { $names }.
chat-empty-private = Qui nessuno ha ancora parlato. Quel che si dice qui resta qui, anche dopo la partita.
chat-newcomer = { $name } gioca ora { $power } e non sa quel che è stato detto sopra.
chat-missing = { $powers }: ora nessuno ascolta.
chat-hushed = Le regole di questo gioco non vi permettono ora un colloquio a quattr’occhi.
