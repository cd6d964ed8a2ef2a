# The Price of Power: bitwy, oblężenia i okupacja.

## Okupacja

log-occupies = { $power } okupuje: { $province }
log-keeps = { $power } zatrzymuje: { $province }
