// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(InboxComponent.self) { InboxDependencyProvider($0) }
    }

    nonisolated final class InboxDependencyProvider: InboxDependency {
        var messageCount: Int { rootComponent.messageCount }
        @MainActor func present(_ text: String) -> String { rootComponent.present(text) }
        @MainActor var windowTitle: String { rootComponent.windowTitle }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
