let root = RootComponent()
print(root.panel.text)
print(root.banner.text)
print(DIRuntime().milliseconds)
