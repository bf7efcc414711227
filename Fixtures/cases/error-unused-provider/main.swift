import DIRuntime

let root = RootComponent()
let paths = [\RootComponent.byKeyPath]
print(root.text, root.sum, root.readOutside, root.home.number, paths.map { root[keyPath: $0] })
