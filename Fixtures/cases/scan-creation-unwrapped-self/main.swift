let root = RootComponent()
print(root.first() != nil, root.second() != nil, root.third() != nil, root.fourth() != nil, root.fifth() != nil)
