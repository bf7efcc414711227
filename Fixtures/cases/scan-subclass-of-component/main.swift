let root = RootComponent()
print(root.player.queue.text)
print(root.kidsPlayer.queue.text)
