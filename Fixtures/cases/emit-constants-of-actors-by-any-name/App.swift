// Any thread may read a constant of a 'Sendable' type that an actor has, whatever the actor is called.
import DIRuntime

@globalActor actor Database {
    static let shared = Database()
}

typealias Interface = MainActor

protocol PageDependency: Dependency {
    nonisolated var limits: Limits { get }
    nonisolated var margins: Margins { get }
    nonisolated var colours: Colours { get }
}

final class RootComponent: BootstrapComponent {
    @Database let limits: Limits = Limits(rows: 3)
    @Interface let margins: Margins = Margins(left: 2)
    var middle: MiddleComponent { MiddleComponent(parent: self) }
}

@Interface final class MiddleComponent: Component<EmptyDependency> {
    let colours: Colours = Colours(count: 1)
    var page: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: Component<PageDependency> {
    func run() { print(dependency.limits.rows, dependency.margins.left, dependency.colours.count) }
}
