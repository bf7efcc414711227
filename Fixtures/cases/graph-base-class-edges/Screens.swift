// Two screens with the same base, and the root.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var supportMail: String { "help@example.com" }
    var unreadCount: Int { 3 }
    var chatComponent: ChatComponent { ChatComponent(parent: self) }
    var feedComponent: FeedComponent { FeedComponent(parent: self) }
}

protocol ChatDependency: Dependency {
    var unreadCount: Int { get }
}

final class ChatComponent: ScreenScope<ChatDependency> {
    override var screenName: String { "chat (\(dependency.unreadCount))" }
}

final class FeedComponent: ScreenScope<EmptyDependency> {
}
