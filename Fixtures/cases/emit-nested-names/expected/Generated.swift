// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Chat.HomeComponent.self) { ChatHomeDependencyProvider($0) }
        table.register(Feed.Screens.HomeComponent.self) { FeedHomeDependencyProvider($0) }
    }

    nonisolated final class ChatHomeDependencyProvider: Chat.HomeDependency {
        var userName: String { rootComponent.userName }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class FeedHomeDependencyProvider: Feed.HomeDependency {
        var pageSize: Int { rootComponent.pageSize }
        var userName: String { rootComponent.userName }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
