let root = RootComponent()
print(root.home.text, root.home.detail.text)
print(root.feed.text)
print(root.tab.text)
