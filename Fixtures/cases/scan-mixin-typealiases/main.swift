print(RootComponent().row.line)
