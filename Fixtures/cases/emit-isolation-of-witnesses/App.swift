// What answers a requirement is where that is, if the same declaration names the protocol: also off the actor of its class.
import DIRuntime

@MainActor protocol Router {
    func open(_ page: Int) -> String
    nonisolated var home: Int { get }
}

protocol Labelled {
    nonisolated var label: String { get }
    @MainActor var title: String { get }
}

nonisolated protocol Counting {
    func count() -> Int
}

final class RootComponent: BootstrapComponent, Labelled {
    var label: String { "root" }
    var title: String { "Root" }
    var pages: Int { 3 }
    @MainActor var shell: ShellComponent { ShellComponent(parent: self) }
}

extension RootComponent: Router {
    func open(_ page: Int) -> String { "page \(page)" }
    func open(_ page: String) -> String { page }
    var home: Int { 1 }
}

protocol Paged {
    @MainActor var pages: Int { get }
}

// Here it is too late for 'pages'.
extension RootComponent: Paged {}

protocol TitleDependency: Dependency {
    @MainActor var title: String { get }
}

// What is written again is where it was.
protocol ShellDependency: TitleDependency {
    @MainActor func open(_ page: Int) -> String
    var title: String { get }
}

final class ShellComponent: MainActorComponent<ShellDependency>, Counting {
    func count() -> Int { 2 }
    var reader: ReaderComponent { ReaderComponent(parent: self) }
}

protocol ReaderDependency: Dependency {
    var home: Int { get }
    var label: String { get }
    var pages: Int { get }
    func count() -> Int
    func open(_ page: String) -> String
}

final class ReaderComponent: Component<ReaderDependency> {
    var line: String {
        "\(dependency.home) \(dependency.label) \(dependency.pages) \(dependency.count()) \(dependency.open("last"))"
    }
}
