let root = RootComponent()
print(root.feed.name, root.feed.row.shown)
print(root.cards.name, root.cards.cell.shown)
