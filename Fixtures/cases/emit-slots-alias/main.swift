let root = RootComponent()
print(root.tabs.joined(), root.badges.joined(), root.panel.tabs.joined())
print(root.rows.joined(), root.menus.joined())
