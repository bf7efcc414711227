print(RootComponent().table.line)
