// The release build has no console.
let root = RootComponent()
print(root.mainComponent.title)
#if DEBUG
print(root.consoleComponent.prompt)
#endif
