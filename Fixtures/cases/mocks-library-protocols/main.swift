// A set has each mock once; what a mock throws may be caught as what it is.
let home = RouteMock(path: "/")
print(Set([home, home, RouteMock(path: "/")]).count, home)
@MainActor func show() async {
    let screen = ScreenMock(title: "Home")
    print([screen: 1][screen] ?? 0, DraftMock(description: "old"))
}
await show()
let router = RouterDependencyMock()
router.openHandler = { _ in throw FailureMock(code: 404) }
do { try router.open(home) } catch { print((error as? any Failure)?.code ?? 0) }
