let root = RootComponent()
print(root.makePage()() != nil, root.makeSheet()() != nil, root.makeAlerts()().count)
