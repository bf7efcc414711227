let root = RootComponent()
print(launch(root).text, root.copy(in: root).text, separator: ", ")
