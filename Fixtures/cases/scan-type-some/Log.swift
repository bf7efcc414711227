// A member of type `some P` serves a request for `any P`; a request for `P` is the same request.
import DIRuntime

protocol Logger { func line(_ text: String) -> String }

struct ConsoleLogger: Logger {
    func line(_ text: String) -> String { "> " + text }
}

final class RootComponent: BootstrapComponent {
    var logger: some Logger { ConsoleLogger() }
    var audit: some Logger { ConsoleLogger() }
    var screen: ScreenComponent { ScreenComponent(parent: self) }
}

protocol ScreenDependency: Dependency {
    var logger: any Logger { get }
    var audit: Logger { get }
}

final class ScreenComponent: Component<ScreenDependency> {
    var text: String { dependency.logger.line("hello") }
}
