// Reads them all.
let tree = RootComponent().treeComponent
print(tree.text)
print(tree.leafComponent.text)
