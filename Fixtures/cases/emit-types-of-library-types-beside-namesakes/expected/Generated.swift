// (head)

import DIRuntime
import Foundation

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
        table.register(slot: Tabs.self)
        table.register(plugin: FeedTab.self, flag: "feed") { FeedTab(parent: $0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var handler: BlockOperation.Handler? { rootComponent.handler }
        var key: UserDefaults.Keys { rootComponent.key }
        var keys: Keys { rootComponent.keys }
        var own: TerminationReason { rootComponent.own }
        var progress: Progress? { rootComponent.progress }
        var reason: Process.TerminationReason { rootComponent.reason }
        var styles: [NotificationQueue.PostingStyle] { rootComponent.styles }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
