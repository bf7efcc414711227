// Prints what is of the library and of the models.
let root = RootComponent()
print(root.clock.text, root.page.text, root.timer.text)
