let counter = RootComponent().home.nonCoreComponent.shop.nonCoreComponent.counter
print(counter.text)
print(counter.till.text)
print(counter.nonCoreComponent.receipt.text)
