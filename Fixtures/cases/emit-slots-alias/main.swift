let root = RootComponent()
print(root.tabs.joined(), root.badges.joined(), root.panel.tabs.joined())
