let root = RootComponent()
print(root.makePage()() != nil, root.makeTabs()().1 != nil, root.makeSheet()() != nil, root.makeAlerts()().count)
