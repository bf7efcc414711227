let root = RootComponent(source: "wire")
print(root.first().dependency.source, root.second()?.dependency.source ?? "", root.third()?.dependency.source ?? "")
print(root.fourth()?.dependency.source ?? "", root.fifth().dependency.source)
