let root = RootComponent()
root.observed = 1
print(root.wrapped.text, root.nested.text, root[0].text, root.lazily().text, root.later())
print(root.factories["one"]?().text ?? "none", root.chosen.text, root.isSame)
print(root.explicit.text, root.told.text)
