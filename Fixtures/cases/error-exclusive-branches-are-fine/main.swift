// The release version.
print(RootComponent().storeComponent.text)
