// The card's style, not the root's.
let root = RootComponent()
let label = root.card.label.dependency
print(label.base.name, label.style.name, label.palette.count, label.size.points)
print(root.inbox.open.dependency.place, root.inbox.open.dependency.samePlace)
print(root.inbox.open.dependency.row.text, root.spam.open.dependency.rows.count)
