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
    // A system that is not named has it as well.
    @available(macOS 99, *)
    var seal: String { "log" }  // reported here
    @available(*, deprecated)
    var format: String { "log" }  // reported here
    @_disfavoredOverload
    var prefix: String { "log" }  // reported here
    @_disfavoredOverload
    var suffix: String { "log" }
    var host: String { get async { "log" } }  // reported here
    func flush() async -> Int { 1 }
    @available(*, unavailable)
    var folder: String { "log" }
}

extension Tracing {
    var name: String { "trace" }
    var depth: Int { 4 }
    // Of another type, so that the compiler can choose.
    var size: String { "large" }
    func mark(_ text: String) -> String { text + "!" }
    @available(iOS 13, macOS 10.15, *)
    var tag: String { "trace" }
    var seal: String { "trace" }
    var format: String { "trace" }
    @_disfavoredOverload
    var prefix: String { "trace" }
    // The compiler prefers it.
    var suffix: String { "trace" }
    // That one is asynchronous tells nothing, as that of a function does.
    var host: String { "trace" }
    func flush() -> Int { 2 }
    var folder: String { "trace" }
}

// Each is for what the other one is for.
extension Logging where Self: Tracing {
    var both: Int { 1 }  // reported here
}

extension Tracing where Self: Logging {
    var both: Int { 2 }
}

// Here one of the protocols inherits from the other.
extension Logging where Self: Metered {
    var total: Int { 1 }
}

extension Metered {
    var total: Int { 2 }
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
    var seal: String { get }
    var format: String { get }
    var prefix: String { get }
    var suffix: String { get }
    var host: String { get async }
    func flush() -> Int
    var folder: String { get }
    var both: Int { get }
    var total: Int { get }
}

final class PageComponent: Component<PageDependency> {}
