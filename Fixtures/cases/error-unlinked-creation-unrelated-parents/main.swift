// Grows the tree.
let outline = RootComponent().outlineComponent
print(outline.grow())
