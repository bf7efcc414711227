print(RootComponent().worker.text)
