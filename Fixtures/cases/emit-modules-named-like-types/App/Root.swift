// The app has a type of its module's name as well, and a type whose name a library has too.
import Chat
import DIRuntime
import Feed

enum App {}

struct Theme: Sendable {}

struct User: Sendable {
    let id: Int
}

final class RootComponent: BootstrapComponent {
    var user: Chat::User { Chat::User(nick: "ada") }
    var chat: Chat { Chat() }
    var mark: Chat::Outer.Mark { Chat::Outer.Mark() }
    var style: Style { Style(name: "blue") }
    var reader: Feed.User { Feed.User(fullName: "Ada Lovelace") }
    var account: User { User(id: 7) }

    var chatHome: Chat::HomeComponent { Chat::HomeComponent(parent: self) }
    var feedHome: Feed.HomeComponent { Feed.HomeComponent(parent: self) }
    var accountComponent: AccountComponent { AccountComponent(parent: self) }
}

protocol AccountDependency: Dependency {
    var account: User { get }
}

final class AccountComponent: Component<AccountDependency> {
    var text: String { "account \(dependency.account.id)" }
}
