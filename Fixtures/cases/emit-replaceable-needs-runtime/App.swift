// What the runtime of older systems lacks as a generic argument is replaced where it is there, and read as it is elsewhere.
import DIRuntime

struct Offline: Error {}

typealias Loader = @Sendable () throws(Offline) -> Int

final class RootComponent: BootstrapComponent {
    func load(_ page: Int) throws(Offline) -> Int { page }
    var pages: any Collection<Int> { [1, 2] }
    let loader: Loader = { 3 }
    var title: String { get throws(Offline) { "Home" } }

    var home: HomeComponent { HomeComponent(parent: self) }
    var copy: CopyComponent { CopyComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    func load(_ page: Int) throws(Offline) -> Int
    var pages: any Collection<Int> { get }
    var loader: Loader { get }
    var title: String { get throws(Offline) }
}

final class HomeComponent: Component<HomeDependency> {
    var text: String {
        get throws(Offline) {
            try "\(dependency.title) \(dependency.load(1)) \(dependency.pages.count) \(dependency.loader())"
        }
    }
}

/// Constants are copied.
protocol CopyDependency: Dependency, Sendable {
    var loader: Loader { get }
}

final class CopyComponent: Component<CopyDependency> {
    var text: String {
        get throws(Offline) { "\(try dependency.loader())" }
    }
}
