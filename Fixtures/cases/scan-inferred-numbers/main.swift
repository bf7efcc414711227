let player = RootComponent().player
print(player.integers, player.doubles)
