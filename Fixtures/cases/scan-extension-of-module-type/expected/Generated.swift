// (head)

import Core
import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(SessionComponent.self) { SessionDependencyProvider($0) }
        table.register(InboxComponent.self) { InboxDependencyProvider($0) }
    }

    nonisolated final class InboxDependencyProvider: InboxDependency {
        var greeting: String { sessionComponent.greeting }
        var unread: Int { sessionComponent.unread }
        private let sessionComponent: SessionComponent
        init(_ component: DIRuntime.NewComponent) { sessionComponent = component.nearestAncestor() }
    }

    nonisolated final class SessionDependencyProvider: SessionDependency {
        var user: String { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
