// Prints where the forecast comes from.
let root = RootComponent()
print(root.weatherComponent.source)
