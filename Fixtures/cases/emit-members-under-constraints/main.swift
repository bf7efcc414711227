print(RootComponent().albums.row.text)
print(RootComponent().artists.row.text)
