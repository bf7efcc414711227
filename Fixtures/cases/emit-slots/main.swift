func show() {
    let root = RootComponent(off: ["section.news"])
    print(Array(root.banners))
    print(Array(root.small.banners))
    print(root.small.sections.map { "\($0.title) \($0.badges)" })
    print(RootComponent().small.sections.map(\.title))
    print(Array(RootComponent(off: ["banner.offer"]).banners))
    print(root.small.extras.count)
}

show()
