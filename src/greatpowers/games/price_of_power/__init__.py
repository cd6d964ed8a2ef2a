"""The Price of Power: Europe from 1444 on, for two to six players."""
