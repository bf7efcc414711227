// Each gets what is its own.
let root = RootComponent()
print(root.chatHome.text)
print(root.feedHome.text)
print(root.accountComponent.text)
