// Both weigh on the actor that asks.
print(await RootComponent().scale.text(), await RootComponent().desk.text())
