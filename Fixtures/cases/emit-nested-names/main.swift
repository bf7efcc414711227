// Two homes.
let root = RootComponent()
print(root.chatHome.text)
print(root.feedHome.text)
