print(RootComponent().feed.summary)
