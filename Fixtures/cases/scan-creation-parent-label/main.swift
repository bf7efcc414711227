let root = RootComponent(owner: "Ada")
let scopes: [ShopDependency] = [
    root.cart.dependency, root.order.dependency, root.item.dependency, root.receipt.dependency,
    root.help.dependency, root.terms().dependency, root.badge.dependency, root.emblem.dependency,
]
print(scopes.map(\.currency).joined(separator: " "))
print(root.order.owner, root.item.name, root.label.owner === root, root.otherLabel.owner === root)
