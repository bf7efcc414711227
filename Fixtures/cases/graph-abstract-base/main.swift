// Two lists that share the base class and its dependency protocol.
let root = RootComponent()
print(root.newsComponent.summary)
print(root.sportsComponent.summary)
