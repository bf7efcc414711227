let root = RootComponent()
print(root.account === root.account, root.cards.count, root.audit?.text ?? "none")
