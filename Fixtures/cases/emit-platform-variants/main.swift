// Prints the version of this platform.
print(RootComponent().clipboardComponent.kind)
