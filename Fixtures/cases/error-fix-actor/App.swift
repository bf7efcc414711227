// Whoever asks for the title is on the main actor, so the requirement may be as well.
import DIRuntime

final class RootComponent: MainActorBootstrapComponent {
    var title: String { "Inbox" }

    var inboxComponent: InboxComponent { InboxComponent(parent: self) }
}

protocol InboxDependency: Dependency {
    @available(*, deprecated)
    var title: String { get }
}

final class InboxComponent: MainActorComponent<InboxDependency> {
}
