// Prints a price.
print(RootComponent().priceComponent.text)
