let root = RootComponent()
print(root.cover(isFirst: true).text, root.cover(isFirst: false).text)
print(root.index(nil, isLong: true)?.text ?? "", root.index(root.index(nil, isLong: false) as? IndexComponent, isLong: false)?.text ?? "")
print(root.notes(nil)()?.text ?? "", root.notes(4)()?.text ?? "", root.notes(9)()?.text ?? "none")
