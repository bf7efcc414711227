let root = RootComponent()
print(root.words(in: "name = value /* }"))
print(root.parser.line)
