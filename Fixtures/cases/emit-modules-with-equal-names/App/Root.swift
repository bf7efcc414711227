// The root has the user of one of them, a scope in between that of the other.
import Chat
import DIRuntime
import Feed

final class RootComponent: BootstrapComponent {
    var user: Feed.User { Feed.User(fullName: "Ada Lovelace") }
    var messagingComponent: MessagingComponent { MessagingComponent(parent: self) }
}

final class MessagingComponent: Component<EmptyDependency> {
    var user: Chat.User { Chat.User(nick: "ada") }
    var chatHome: Chat.HomeComponent { Chat.HomeComponent(parent: self) }
    var feedHome: Feed.HomeComponent { Feed.HomeComponent(parent: self) }
}
