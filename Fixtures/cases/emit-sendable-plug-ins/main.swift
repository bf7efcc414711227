// Both providers are sent.
let home = RootComponent().homeComponent
print(home.text)
print(home.nonCoreComponent.address)
