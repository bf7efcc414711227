let root = RootComponent()
root.kit.show()
print(root.shared.title)
