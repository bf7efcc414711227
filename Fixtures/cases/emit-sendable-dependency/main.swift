// Each dependency is passed on as something Sendable; an upload takes its limit from the nearest owner.
let root = RootComponent(name: "backup")
print(root.uploadComponent.text)
print(root.queue.uploadComponent.text)
print(root.downloadComponent.text)
print(root.syncComponent.text)
print(root.cleanComponent.text)
