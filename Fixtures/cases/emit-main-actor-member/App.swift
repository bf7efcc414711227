// One request is on the main actor, its neighbour is not.
import DIRuntime

final class RootComponent: BootstrapComponent {
    @MainActor var windowTitle: String { "Inbox" }
    @MainActor func present(_ text: String) -> String { "[\(text)]" }
    var messageCount: Int { 4 }
    var inboxComponent: InboxComponent { InboxComponent(parent: self) }
}

protocol InboxDependency: Dependency {
    @MainActor var windowTitle: String { get }
    @MainActor func present(_ text: String) -> String
    var messageCount: Int { get }
}

final class InboxComponent: Component<InboxDependency> {
    @MainActor var title: String { dependency.present(dependency.windowTitle) }
    var badge: String { "\(dependency.messageCount) unread" }
}
