// An initialiser that may give nil shows no type: neither the sources' own nor those known from libraries.
import DIRuntime

struct Port {
    let number: Int
    init?(_ text: String) { number = text.count }
}

struct Host {
    let name: String
    init(string: String) { name = string }
}

final class RootComponent: BootstrapComponent {
    let limit = Int("3")
    let port = Port("80")
    let host = Host(string: "localhost")
    var serverComponent: ServerComponent { ServerComponent(parent: self) }
}

protocol ServerDependency: Dependency {
    var limit: Int { get }
    var port: Port { get }
    var host: Host { get }
}

final class ServerComponent: Component<ServerDependency> {}
