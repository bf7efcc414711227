let root = RootComponent()
let children = [root.first(), root.typed(), root.matched(), root.later()(), root.guarded()()]
print(children.compactMap { $0?.title }.joined(separator: " "))
