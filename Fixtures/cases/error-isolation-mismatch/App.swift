// A request without an actor cannot be served by a member of an actor.
import DIRuntime

final class RootComponent: BootstrapComponent {
    @MainActor var windowTitle: String { "Inbox" }
    @MainActor func present(_ text: String) -> String { text }
    @MainActor var badge: Int { 2 }
    var inboxComponent: InboxComponent { InboxComponent(parent: self) }
}

protocol InboxDependency: Dependency {
    var windowTitle: String { get }
    func present(_ text: String) -> String
    @MainActor var badge: Int { get }
}

final class InboxComponent: Component<InboxDependency> {
    var text: String { dependency.present(dependency.windowTitle) }
}
