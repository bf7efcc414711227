let root = RootComponent()
print(root.home.page.text)
print(root.songs.row.text)
print(root.layers.text)
