print(RootComponent().player.text())
