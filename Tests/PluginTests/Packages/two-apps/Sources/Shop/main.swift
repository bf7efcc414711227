let root = RootComponent()
print(root.loginComponent.text)
print(root.homeComponent.text)
