print(RootComponent().session.inbox.title)
