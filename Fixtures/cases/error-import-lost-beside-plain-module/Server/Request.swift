// Nothing of the graph stands in the module HTTP, so that it certainly does not re-export the runtime.
import HTTP

protocol RequestDependency: Dependency {
    var name: String { get }
}

final class RequestComponent: Component<RequestDependency> {
    let request: Request

    init(parent: any Scope, request: Request) {
        self.request = request
        super.init(parent: parent)
    }

    var text: String { "\(dependency.name)\(request.path)" }
}
