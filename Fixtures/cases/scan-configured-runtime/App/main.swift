let home = RootComponent().home
print(home.dependency.user, home.lamp.depth)
