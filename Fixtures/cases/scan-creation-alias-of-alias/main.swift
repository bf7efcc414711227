let root = RootComponent()
print(type(of: root.first), type(of: root.second()), type(of: root.hidden), type(of: root.shown))
