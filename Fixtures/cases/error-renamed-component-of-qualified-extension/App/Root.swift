import Core
import DIRuntime

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var session: SessionComponent { SessionComponent(parent: self) } // reported here
}

extension Core.SessionComponent {
    var inbox: InboxComponent { InboxComponent(parent: self) }
    var unread: Int { 3 }
}

protocol InboxDependency: Dependency {
    var greeting: String { get }
    var unread: Int { get }
}

final class InboxComponent: Component<InboxDependency> {}
