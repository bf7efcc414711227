print(RootComponent().colors.line)
