let root = RootComponent()
print(root.named.text, root.told.text, root.either?.text ?? "none", root.escaped.text)
