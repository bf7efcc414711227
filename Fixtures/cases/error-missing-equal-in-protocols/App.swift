// Two protocols of a component give it equal members, and the compiler chooses none; where one is for less, it takes that.
import DIRuntime

protocol Logging {}
protocol Tracing {}
protocol Metered: Logging {}

extension Logging {
    var name: String { "log" }  // reported here
    var level: Int { 1 }
    var depth: Int { 2 }
    var size: Int { 3 }
    func mark(_ text: String) -> String { text }  // reported here
    @available(iOS 13, macOS 10.15, *)
    var tag: String { "log" }  // reported here
}

extension Tracing {
    var name: String { "trace" }
    var depth: Int { 4 }
    // Of another type, so that the compiler can choose.
    var size: String { "large" }
    func mark(_ text: String) -> String { text + "!" }
    @available(iOS 13, macOS 10.15, *)
    var tag: String { "trace" }
}

extension Metered {
    var level: Int { 5 }
}

extension Logging where Self: RootComponent {
    var rank: Int { 6 }
}

extension Logging {
    var rank: Int { 7 }
}

final class RootComponent: BootstrapComponent, Metered, Tracing {
    // The component's own goes before both.
    var depth: Int { 8 }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var name: String { get }
    var level: Int { get }
    var depth: Int { get }
    var size: Int { get }
    var rank: Int { get }
    func mark(_ text: String) -> String
    var tag: String { get }
}

final class PageComponent: Component<PageDependency> {}
