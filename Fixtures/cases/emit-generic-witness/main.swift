RootComponent().log.run()
