print(RootComponent().home.row.line)
