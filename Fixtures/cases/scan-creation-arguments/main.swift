let root = RootComponent()
print(root.room(id: 3).title)
print(root.thread(of: 1).title)
