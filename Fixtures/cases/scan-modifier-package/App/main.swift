print(RootComponent().stock.counter.text)
