let root = RootComponent()
print(root.log.last.map { "\($0)" } ?? "none", root.backup.item, root.backup.first == nil)
print(root.mixer.name, root.mixer.dependency.presets(Volume.allCases))
