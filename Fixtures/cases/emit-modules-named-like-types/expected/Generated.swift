// (head)

public import Chat
public import DIRuntime
import Feed

// If 'Chat' wires its roots itself, as with a plugin of its own, say so in needle.json:
// {"modules": {"Chat": {"wired": "elsewhere"}}}
extension Lobby: DIRuntime.GraphRoot {
    public nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(AccountComponent.self) { AccountDependencyProvider($0) }
        table.register(Chat::HomeComponent.self) { ChatHomeDependencyProvider($0) }
        table.register(Feed.HomeComponent.self) { FeedHomeDependencyProvider($0) }
    }

    nonisolated final class AccountDependencyProvider: AccountDependency {
        var account: User { rootComponent.account }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class ChatHomeDependencyProvider: Chat::HomeDependency {
        var chat: Chat { rootComponent.chat }
        var mark: Chat::Outer.Mark { rootComponent.mark }
        var style: Style { rootComponent.style }
        var user: Chat::User { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class FeedHomeDependencyProvider: Feed.HomeDependency {
        var reader: Feed.User { rootComponent.reader }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
