print(RootComponent().page.line)
