// Each dependency is passed on as something Sendable.
let root = RootComponent()
print(root.uploadComponent.text)
print(root.downloadComponent.text)
print(root.syncComponent.text)
