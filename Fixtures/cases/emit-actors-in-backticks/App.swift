// Backticks are no part of a name, in an attribute as elsewhere.
import DIRuntime

enum Storage {
    @globalActor actor Queue {
        static let shared = Queue()
    }
}

@globalActor actor Network {
    static let shared = Network()
}

protocol PageDependency: Dependency {
    @Storage.`Queue` var saved: Int { get }
    @`Network` var sent: Int { get }
    @`Storage`.Queue func count(_ name: String) -> Int
    var onSave: @`Storage`.`Queue` @Sendable () -> Int { get }
}

final class PageComponent: Component<PageDependency> {}

final class RootComponent: BootstrapComponent {
    @Storage.Queue var saved: Int { 1 }
    @Network var sent: Int { 2 }
    @Storage.Queue func count(_ name: String) -> Int { name.count }
    let onSave: @Storage.Queue @Sendable () -> Int = { 4 }
    var page: PageComponent { PageComponent(parent: self) }
}
