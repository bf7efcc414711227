import DIRuntime

let root = RootComponent()
print(unsafe root.list.dependency.start == nil, try unsafe root.list.dependency.size(of: nil))
print(unsafe root.sent.dependency.address.value, root.list.dependency.name)
let replaced = ProviderTable.withOverrides {
    unsafe $0.replace(\RootComponent.Replaceable.size, with: { _ in 3 })
    unsafe $0.replace(\RootComponent.Replaceable.address, with: Address(value: 4))
} operation: {
    RootComponent()
}
print(try unsafe replaced.list.dependency.size(of: nil), unsafe replaced.sent.dependency.address.value)
