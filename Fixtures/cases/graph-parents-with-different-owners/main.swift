// The same screen by both ways.
let root = RootComponent()
print(root.scoreSheetComponent.text)
print(root.loggedInComponent.scoreSheetComponent.text)
