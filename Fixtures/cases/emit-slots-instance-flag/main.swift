for tab in RootComponent().tabs { print(tab) }
