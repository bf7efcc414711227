// Help opened from both screens.
let root = RootComponent()
print(root.chatComponent.helpComponent.text)
print(root.feedComponent.helpComponent.text)
