// `.Type` behind a name for `any P` is that of the existential itself, and behind one for `P` that of what conforms.
import DIRuntime

protocol Handler { static var name: String { get } }
struct Printer: Handler { static var name: String { "printer" } }

typealias AnyHandler = any Handler
typealias AlsoAnyHandler = (AnyHandler)
typealias PlainHandler = Handler

protocol LogDependency: Dependency {
    var existential: (any Handler).Type { get }
    var second: (any Handler).Type { get }
    var handler: any Handler.Type { get }
}

final class LogComponent: Component<LogDependency> {
    var summary: String { "\(dependency.existential == dependency.second), \(dependency.handler.name)" }
}

final class RootComponent: BootstrapComponent {
    var existential: AnyHandler.Type { (any Handler).self }
    var second: AlsoAnyHandler.Type { (any Handler).self }
    var handler: PlainHandler.Type { Printer.self }
    var log: LogComponent { LogComponent(parent: self) }
}
