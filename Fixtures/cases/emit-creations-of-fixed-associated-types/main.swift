let root = RootComponent()
print(root.makeFeed().text, root.list.makeDrafts().text, root.list.makeDetail().text, root.list.makeOther().text)
