let root = RootComponent()
print(root.nameStep.dependency.goal, root.mailStep().dependency.goal, separator: ", ")
