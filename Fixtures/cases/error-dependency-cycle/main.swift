let root = RootComponent()
print(root.folder.inner.inner.depth, root.lateScreen.title, root.conditional.title)
