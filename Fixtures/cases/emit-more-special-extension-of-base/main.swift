print(AlbumsComponent().row.text)
