let root = RootComponent()
print(root.photo.text, root.cover.dependency.camera)
