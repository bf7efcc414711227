// The property was deleted, and the initialiser still gives it a value.
import DIRuntime

final class RootComponent: BootstrapComponent {
    func request(user: String, page: Int) -> RequestComponent {
        RequestComponent(parent: self, user: user, page: page)
    }
}

final class RequestComponent: Component<EmptyDependency> {
    init(parent: any Scope, user: String, page: Int) {
        self.user = user
        self.page = page
        super.init(parent: parent)
    }

    var handler: HandlerComponent { HandlerComponent(parent: self) }
}

protocol HandlerDependency: Dependency {
    var user: String { get }  // reported here
    var page: Int { get set }  // reported here
}

final class HandlerComponent: Component<HandlerDependency> {}
