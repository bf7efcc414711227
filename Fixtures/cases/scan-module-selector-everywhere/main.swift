let root = RootComponent()
print(root.inParentheses?.text ?? "none", root.behindCall.1.text, root.asRoot.text, root.onTwoLines.text, separator: "; ")
