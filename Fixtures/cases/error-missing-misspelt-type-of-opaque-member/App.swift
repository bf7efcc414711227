// What is served as a 'some P' is compared with the protocol that is requested.
import DIRuntime

protocol Logging {
    func log(_ text: String)
}

struct Printer: Logging {
    func log(_ text: String) {}
}

final class RootComponent: BootstrapComponent {
    var logger: some Loging { Printer() }
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var logger: any Logging { get }
}

final class ListComponent: Component<ListDependency> {}
