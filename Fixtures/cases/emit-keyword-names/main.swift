// Reads them.
print(RootComponent().optionsComponent.text)
