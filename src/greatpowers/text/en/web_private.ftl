# Great Powers in the browser: messages to one player alone.

chat-to = to { $name } only
chat-whom = Who is to hear it
chat-everybody = To everybody
chat-only = Only to { $name }
