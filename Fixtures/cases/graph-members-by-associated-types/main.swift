let home = RootComponent().home
print(home.text)
print(home.row.text)
print(home.row.cell.text)
