import DIRuntime

let root = ProviderTable.withOverrides {
    $0.replace(\RootComponent.Replaceable.user, with: User(name: "a"))
    $0.replace(\RootComponent.Replaceable.other, with: User(name: "b"))
    $0.replace(\RootComponent.Replaceable.forced, with: User(name: "c"))
    $0.replace(\RootComponent.Replaceable.guest, with: { User(name: "d") })
} operation: {
    RootComponent()
}
print(root.list.names.map { $0 ?? "nil" }, root.row.names)
