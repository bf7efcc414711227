// All three were created.
let root = RootComponent()
print(root.home(isFirst: true).text)
print(root.shared.text)
