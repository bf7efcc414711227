let root = RootComponent()
print(root.page.text, root.help.text, separator: "; ")
