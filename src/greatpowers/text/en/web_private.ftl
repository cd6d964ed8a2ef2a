# Great Powers in the browser: rooms of the chat, private talk.

chat-rooms = Rooms
chat-everybody = Everybody
chat-only = Only { $names }
chat-room-unread = { $room }: { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}
chat-new = Private…
chat-whom = Who is to hear it
chat-open = Speak with them
chat-hears-everybody = Everybody hears this, spectators too.
chat-hears-only = Only { $names } will hear this.
chat-empty-private = Nothing has been said here. What is said here stays here, also after the game.
chat-newcomer = { $name } now plays { $power } and has not been told what is above.
chat-missing = Nobody listens for { $powers } now.
chat-hushed = By the rules of this game you two cannot speak alone now.
