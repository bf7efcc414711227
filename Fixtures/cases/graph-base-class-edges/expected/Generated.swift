// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ChatComponent.self) { ChatDependencyProvider($0) }
        table.register(HelpComponent.self) { HelpDependencyProvider($0) }
    }

    nonisolated final class ChatDependencyProvider: ChatDependency {
        var unreadCount: Int { rootComponent.unreadCount }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class HelpDependencyProvider: HelpDependency {
        var screenName: String {
            switch chatOrFeedComponent {
            case .chatComponent(let owner): return owner.screenName
            case .feedComponent(let owner): return owner.screenName
            }
        }
        var supportMail: String { rootComponent.supportMail }
        private let chatOrFeedComponent: ChatOrFeedComponent
        private let rootComponent: RootComponent
        private enum ChatOrFeedComponent {
            case chatComponent(ChatComponent)
            case feedComponent(FeedComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            chatOrFeedComponent = component.nearestAncestor { scope in
                if let owner = scope as? ChatComponent { return .chatComponent(owner) }
                if let owner = scope as? FeedComponent { return .feedComponent(owner) }
                return nil
            }
            rootComponent = component.nearestAncestor()
        }
    }
}
// (tail)
