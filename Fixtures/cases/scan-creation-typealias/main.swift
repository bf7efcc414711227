let root = RootComponent()
print(root.round.text, root.last.dependency.player, root.bonus.dependency.player)
