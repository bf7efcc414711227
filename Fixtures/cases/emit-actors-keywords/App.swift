// Global actors that are called by keywords.
import DIRuntime

enum Storage {
    @globalActor actor `default` {
        static let shared = `default`()
    }
}

@globalActor actor `repeat` {
    static let shared = `repeat`()
}

protocol PageDependency: Dependency {
    @Storage.`default` var saved: Int { get }
    @`repeat` func count(_ name: String) -> Int
    var onSave: @Storage.`default` @Sendable () -> Int { get }
    var onCount: @`repeat` @Sendable () -> Int { get }
}

final class PageComponent: Component<PageDependency> {}

final class RootComponent: BootstrapComponent {
    @Storage.`default` var saved: Int { 1 }
    @`repeat` func count(_ name: String) -> Int { name.count }
    let onSave: @Storage.`default` @Sendable () -> Int = { 4 }
    let onCount: @`repeat` @Sendable () -> Int = { 5 }
    var page: PageComponent { PageComponent(parent: self) }
}

// needle:mock
protocol Saving {
    @Storage.`default` var saved: Int { get }
    @`repeat` func count(_ name: String) -> Int
    func save(_ done: @Storage.`default` () -> Void)
}
