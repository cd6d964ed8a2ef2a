game-title = Imperialism: Road to Domination
game-about = Rulers, intrigue and conquest from the fifteenth to the nineteenth century.
