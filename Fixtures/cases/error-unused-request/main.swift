import DIRuntime

let root = RootComponent()
let home = root.home
print(home.sum, home.text, home.later(), home.special, home.more, home.fromOutside)
print(root.first.value, root.second.path.count, root.whatever.text.isEmpty)
