// `extension Core.SessionComponent` and `extension App.RootComponent` add to the types that they name.
import Core
import DIRuntime

final class RootComponent: BootstrapComponent {
    var session: SessionComponent { SessionComponent(parent: self) }
}

extension App.RootComponent {
    var user: String { "Ada" }
}

extension Core.SessionComponent {
    var inbox: InboxComponent { InboxComponent(parent: self) }
    var unread: Int { 3 }
}

protocol InboxDependency: Dependency {
    var greeting: String { get }
    var unread: Int { get }
}

final class InboxComponent: Component<InboxDependency> {
    var title: String { "\(dependency.greeting), \(dependency.unread) new" }
}
