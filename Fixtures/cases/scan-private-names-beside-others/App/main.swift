let root = RootComponent()
let home = root.home
print(root.badge.label)
print(home.dependency.theme.name, home.dependency.tracker.count, home.dependency.mode.name)
print(home.row.dependency.style.name, home.row.dependency.grid.columns)
