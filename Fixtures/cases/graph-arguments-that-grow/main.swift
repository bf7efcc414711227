let home = RootComponent().home
print(home.title, home.cellCount)
