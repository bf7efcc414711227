let root = RootComponent()
print(root.detail(.wide).text, root.wide(false).text, root.last.text, separator: ", ")
