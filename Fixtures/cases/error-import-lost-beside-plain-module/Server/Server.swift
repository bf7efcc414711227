import DIRuntime
import HTTP

final class ServerComponent: BootstrapComponent {
    var name: String { "shop" }
    func handling(_ request: Request) -> RequestComponent { RequestComponent(parent: self, request: request) }
}
