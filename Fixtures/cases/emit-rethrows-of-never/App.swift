// A method that rethrows what its closures throw never throws where these are 'throws(Never)', and needs no 'try' there.
import DIRuntime

protocol PageDependency: Dependency {
    func each(_ body: () throws(Never) -> Void) rethrows
    func all<Item>(_ body: () throws(Never) -> Item, then end: () throws -> Void) rethrows -> Item
    func some(_ body: () throws -> Void) rethrows
    func perhaps(_ body: (() throws -> Void)?) rethrows
}

final class PageComponent: Component<PageDependency> {
    func run() {
        dependency.each { print("each") }
        print(dependency.all({ 1 }, then: { print("end") }))
        dependency.some { print("some") }
        dependency.perhaps { print("perhaps") }
    }
}

final class RootComponent: BootstrapComponent {
    func each(_ body: () throws(Never) -> Void) rethrows { body() }
    func all<Item>(_ body: () throws(Never) -> Item, then end: () throws -> Void) rethrows -> Item {
        try end()
        return body()
    }
    func some(_ body: () throws -> Void) rethrows { try body() }
    func perhaps(_ body: (() throws -> Void)?) rethrows { try body?() }
    var page: PageComponent { PageComponent(parent: self) }
}
