// Prints the user's name.
print(RootComponent().featureComponent.text)
