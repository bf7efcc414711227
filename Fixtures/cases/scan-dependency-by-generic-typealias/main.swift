let root = RootComponent()
print(root.nameComponent.text, root.sizeComponent.text, root.bothComponent.text, separator: "\n")
