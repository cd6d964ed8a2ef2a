# Great Powers w przeglądarce: wiadomości do jednego gracza.

chat-to = tylko do: { $name }
chat-whom = Do kogo
chat-everybody = Do wszystkich
chat-only = Tylko do: { $name }
