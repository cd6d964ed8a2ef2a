# The Price of Power: battles, sieges and occupation.

## Occupation

log-occupies = { $power } occupies { $province }
log-keeps = { $power } keeps { $province }
