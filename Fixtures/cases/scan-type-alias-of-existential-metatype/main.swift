print(RootComponent().log.summary)
