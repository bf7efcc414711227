let screen = ScreenDependencyMock(theme: Theme(), id: 4)
screen.showHandler = { text in
    screen.theme.name = text
    return true
}
print(screen.show("dark"), screen.theme.name, screen.id)
await screen.reload()
screen.log("x")
print(screen.reloadCallCount, screen.logCallCount)
screen.runHandler = { $0 == nil ? 1 : 2 }
print(await screen.run(isolation: MainActor.shared), screen.runCallCount)

let mixed = MixedDependencyMock(title: "start", plain: 2)
mixed.presentHandler = { $0.name }
print(mixed.present(Theme()), mixed.plain)
mixed.title = "next"
print(mixed.title)

let derived = DerivedDependencyMock(derived: 1, base: 2)
print(derived.derived + derived.base)

let feed = await FeedDependencyMock(count: 5)
print(await readFeed(feed))
