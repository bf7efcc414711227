// The owner sees what was written below it.
let root = RootComponent()
let mixer = root.mixerComponent
mixer.louder()
print(mixer.text)
print(root.volume, root.track)
