// All three were created.
let root = RootComponent()
print(root.home(isFirst: true).text)
print(root.shared.text)
print(root.page(1).text, root.branch().text)
