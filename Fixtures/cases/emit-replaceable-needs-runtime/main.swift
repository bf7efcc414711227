import DIRuntime

let plain = RootComponent()
print(try plain.home.text, try plain.copy.text)
let root = ProviderTable.withOverrides {
    $0.replace(\RootComponent.Replaceable.load, with: { page in page + 10 })
    $0.replace(\RootComponent.Replaceable.loader, with: { 30 })
    $0.replace(\RootComponent.Replaceable.pages, with: [1, 2, 3])
} operation: {
    RootComponent()
}
print(try root.home.text, try root.copy.text)
