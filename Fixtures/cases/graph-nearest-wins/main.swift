// Prints the theme that the appearance screen gets.
let root = RootComponent()
print(root.settingsComponent.appearanceComponent.headline)
