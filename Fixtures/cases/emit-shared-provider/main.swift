// Three grids.
let root = RootComponent()
print(root.photosComponent.text)
print(root.videosComponent.text)
print(root.albumComponent.coversComponent.text)
