let root = RootComponent()
print(root.table.lines)
print(try await root.table.slowLines())
