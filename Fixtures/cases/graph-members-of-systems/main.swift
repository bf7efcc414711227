let root = RootComponent()
print(root.terminal.text, root.pasteboard.name)
