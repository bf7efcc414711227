print(RootComponent().shell.badge.text)
