print(RootComponent().player.text)
