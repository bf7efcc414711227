// As a guest and as a user.
let root = RootComponent()
print(root.homeComponent.text)
print(root.loggedInComponent.homeComponent.text)
