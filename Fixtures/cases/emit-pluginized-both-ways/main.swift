let home = RootComponent().home
print(home.row.cell.text)
print(home.nonCoreComponent.row.cell.text)
