// The same component at three places.
let root = RootComponent()
print(root.trackComponent.text)
print(root.playlistComponent.trackComponent.text)
print(root.playlistComponent.partyComponent.trackComponent.text)
