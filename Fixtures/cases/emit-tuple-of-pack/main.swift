RootComponent().page.run()
