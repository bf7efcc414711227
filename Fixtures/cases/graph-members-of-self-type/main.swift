let root = RootComponent()
print(root.albums.row.isBelow, root.songs.row.isBelow)
