print(RootComponent().`opens the { settings`().text)
