let root = RootComponent()
print(try root.firstComponent.use())
print(try root.secondComponent.use())
print(try root.thirdComponent.use())
