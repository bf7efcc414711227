let root = RootComponent()
print(root.kind.leaf.text, root.id.leaf.text, root.box.leaf.text)
print(root.number.leaf.text, root.list.leaf.text, root.item.leaf.text)
