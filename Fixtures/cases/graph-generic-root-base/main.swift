// Neither generic class is a root or a component of its own.
let store = RootComponent().storeComponent
print(store.text)
print(store.rowComponent.text)
