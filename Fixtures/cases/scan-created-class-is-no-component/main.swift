let root = RootComponent()
print(root.list.elements, root.branch.depth, root.router === root.router)
