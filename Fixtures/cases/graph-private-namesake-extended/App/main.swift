login()
let screen = RootComponent().screen
print(screen.dependency.avatar.size, screen.dependency.profile.name)
