# Great Powers nel browser: messaggi a un solo giocatore.

chat-to = solo a { $name }
chat-whom = A chi
chat-everybody = A tutti
chat-only = Solo a { $name }
