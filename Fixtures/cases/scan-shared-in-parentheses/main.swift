let root = RootComponent()
print(root.page.text, root.next?.text ?? "", root.shared.text, root.text, separator: "\n")
