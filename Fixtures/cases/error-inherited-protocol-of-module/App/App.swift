import Core
import DIRuntime

protocol InboxDependency: LoggedInScope {}
protocol OutboxDependency: LoggedInScope {}

final class InboxComponent: Component<InboxDependency> {}
final class OutboxComponent: Component<OutboxDependency> {}

final class RootComponent: BootstrapComponent {
    var userName: String { "Ann" }
    var inbox: InboxComponent { InboxComponent(parent: self) }
    var outbox: OutboxComponent { OutboxComponent(parent: self) }
}
