import Account
import Cart

print(CartListDependencyMock(item: Cart.Item(id: 1)).item.id)
print(AccountListDependencyMock(item: Account.Item(name: "Ada")).item.name, AppDependencyMock(id: 2).id)
let loader = LoaderMock()
loader.loadHandler = { Account.Item(name: "loaded") }
print(loader.load().name)
