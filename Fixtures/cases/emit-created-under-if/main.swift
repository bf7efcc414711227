let root = RootComponent()
print(root.title)
#if DEBUG
print(root.menu.text, root.menu.page.next().first)
print(root.report?.text ?? "none", root.home.report().text)
#endif
