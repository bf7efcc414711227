RootComponent().page.change()
