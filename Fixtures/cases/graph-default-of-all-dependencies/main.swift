// The root's accent, the default spacing and format.
print(RootComponent().cardComponent.text)
