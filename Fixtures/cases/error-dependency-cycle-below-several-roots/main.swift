let root = RootComponent()
print(PreviewComponent().home.title, root.sum(to: 3), root.size(id: 1), root.first)
do {
    print(try root.load(id: 1))
} catch {
    print(error, root.screen(id: 1).later(2).isEmpty)
}
