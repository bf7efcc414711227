print(RootComponent().songs.row.line)
