// Reads the deprecated member through the request.
print(RootComponent().badgeComponent.text)
