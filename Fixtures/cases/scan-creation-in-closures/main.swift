let root = RootComponent()
let titles = root.searches.map(\.dependency.title) + [root.open().dependency.title, root.makeHome().dependency.title]
print(titles.count, root.settings.dependency.title)
