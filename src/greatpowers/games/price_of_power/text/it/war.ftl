# The Price of Power: battaglie, assedi e occupazione.

## Occupazione

log-occupies = { $power } occupa: { $province }
log-keeps = { $power } conserva: { $province }
