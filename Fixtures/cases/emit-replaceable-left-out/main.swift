import DIRuntime

let root = ProviderTable.withOverrides {
    $0.replace(\RootComponent.Replaceable.count, with: 4)
    $0.replace(\RootComponent.Replaceable.names, with: { _ in [7] })
} operation: {
    RootComponent()
}
let list = root.list.dependency
print(list.title, list.Type, list.count, list.isFirst(1), list.names(of: [1]), list.style(1))
