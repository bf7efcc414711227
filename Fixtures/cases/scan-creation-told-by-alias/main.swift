let root = RootComponent()
print(root.intro(1).title, root.bridge?.title ?? "none", try root.coda()()()?.title ?? "none", root.solo())
print(root.verse(), root.repeatChorus(), root.version())
