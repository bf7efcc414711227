// Reads a request of each kind.
let root = RootComponent()
print(root.mapComponent.text)
print(root.placeComponent.text)
print(root.routeComponent.text)
