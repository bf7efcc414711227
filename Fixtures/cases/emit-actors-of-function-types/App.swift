// The actor of a closure's type is known by each of its names, and spelled as the generated file finds it; so is what a
// closure throws. Other files than the requests' tell what the names mean.
import DIRuntime

extension Storage {
    protocol PageDependency: Dependency {
        var save: @Database () -> Void { get }
        var saves: [@Sendable @Database (Int) -> Void] { get }
        var show: @Interface () -> Void { get }
        var load: () throws(Failing) -> String { get }
        var next: (_ count: Int) throws(Impossible) -> Int { get }
        func perform(_ work: @escaping @Database () -> Void, _ other: @escaping @Swift.MainActor () -> Void)
    }
}

final class RootComponent: BootstrapComponent {
    var save: @Storage.Database () -> Void { { print("saves") } }
    var saves: [@Storing @Sendable (Int) -> Void] { [{ print("saves", $0) }] }
    var show: Work { { print("shows") } }
    var load: () throws -> String { { "loaded" } }
    var next: (Int) -> Int { { $0 + 1 } }
    func perform(_ work: @escaping @Storing () -> Void, _ other: @escaping Work) {}
    var page: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: Component<Storage.PageDependency> {
    func run() async throws {
        await dependency.save()
        for save in dependency.saves { await save(2) }
        await dependency.show()
        print(try dependency.load(), dependency.next(1))
    }
}
