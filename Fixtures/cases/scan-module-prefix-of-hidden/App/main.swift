print(RootComponent().row.text)
