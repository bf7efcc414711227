let root = RootComponent()
for part in root.parts { print(part.text) }
root.isLarge = false
for part in root.parts { print(part.text) }
print(await HomeComponent(parent: root).sum())  // needle:ignore unlinked-creation
