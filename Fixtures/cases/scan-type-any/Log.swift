// `any P` and `P` are the same type, also inside of optionals, arrays and functions.
import DIRuntime

protocol Logger { func line(_ text: String) -> String }

struct ConsoleLogger: Logger {
    func line(_ text: String) -> String { "> " + text }
}

final class RootComponent: BootstrapComponent {
    var logger: Logger { ConsoleLogger() }
    var audit: any Logger { ConsoleLogger() }
    var spare: Logger? { nil }
    var all: [any Logger] { [logger, audit] }
    var pick: (Logger) -> (any Logger)? { { $0 } }
    var screen: ScreenComponent { ScreenComponent(parent: self) }
}

protocol ScreenDependency: Dependency {
    var logger: any Logger { get }
    var audit: Logger { get }
    var spare: (any Logger)? { get }
    var all: [Logger] { get }
    var pick: (any Logger) -> Logger? { get }
}

final class ScreenComponent: Component<ScreenDependency> {
    var text: String { dependency.logger.line("\(dependency.all.count)") }
}
