// Every page was created, so every one has its provider.
let root = RootComponent()
print(root.page.text)
print(root.help.text)
print(root.settings.text)
print(root.start.text)
print(root.local().text)
