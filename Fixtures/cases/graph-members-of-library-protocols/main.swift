let root = RootComponent()
print(root.user.row.text)
print(root.order.line.text)
