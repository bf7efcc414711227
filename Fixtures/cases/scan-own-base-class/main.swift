print(RootComponent().list.row.text)
