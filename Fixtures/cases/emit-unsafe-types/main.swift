let root = RootComponent()
print(try await root.screen.text(), root.drawing.dependency === root.screen.drawing.dependency)
