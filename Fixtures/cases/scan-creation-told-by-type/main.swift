let root = RootComponent()
print(root.article(4).text, root.imprint(), root.front.dependency.paper, root.sport.dependency.paper)
