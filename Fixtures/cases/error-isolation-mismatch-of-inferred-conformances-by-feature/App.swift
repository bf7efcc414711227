// In language mode 6 a main-actor class answers a requirement of any thread by such members only with 'InferIsolatedConformances',
// and then conforms on the main actor. What all may read or wait for needs no feature.
import DIRuntime

protocol Titled {
    func title() -> String
}

extension Titled {
    var heading: String { title() + "!" }
}

protocol Placed: Scope {}

extension Placed {
    var place: Int { 2 }
}

protocol Counted {
    var count: Int { get }
    func load() async -> Int
}

extension Counted {
    var double: Int { count * 2 }
}

protocol PageDependency: Dependency {
    var heading: String { get }
    var place: Int { get }
    var double: Int { get }
}

final class PageComponent: Component<PageDependency> {}

final class RootComponent: MainActorBootstrapComponent, Titled, Placed, Counted {
    let count = 2
    func title() -> String { "title" }
    func load() async -> Int { 3 }
    var page: PageComponent { PageComponent(parent: self) }
}
