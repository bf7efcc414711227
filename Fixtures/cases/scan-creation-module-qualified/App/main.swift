let root = RootComponent()
print(root.general.text, root.look.text, separator: "; ")
