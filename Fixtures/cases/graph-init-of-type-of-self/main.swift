let root = RootComponent()
print(root.folder.another().file.text, root.archive.another().another().file.text)
