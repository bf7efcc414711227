let root = RootComponent()
let scopes = [root.pin.dependency, root.route.dependency, root.layer.dependency, root.legend().dependency, root.scale.dependency]
print(scopes.map(\.region))
