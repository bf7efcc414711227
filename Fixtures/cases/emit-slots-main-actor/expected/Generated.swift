// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(OffComponent.self) { NameDependencyProvider($0) }
        table.register(ProfileComponent.self) { NameDependencyProvider($0) }
        table.register(slot: PlainWorkers.self)
        table.register(plugin: SyncComponent.self, flag: "worker.sync") { SyncComponent(parent: $0) }
        table.register(slot: Tabs.self)
        table.register(plugin: OffComponent.self, flag: "tab.off") { OffComponent(parent: $0) }
        table.register(plugin: ProfileComponent.self, flag: "tab.profile") { ProfileComponent(parent: $0) }
        table.register(slot: Titles.self)
        table.register(plugin: PlainComponent.self, flag: "title.plain") { PlainComponent(parent: $0) }
        table.register(slot: Workers.self)
        table.register(plugin: BadgeComponent.self, flag: "worker.badge") { BadgeComponent(parent: $0) }
    }

    nonisolated final class NameDependencyProvider: NameDependency {
        @MainActor var name: String { rootComponent.name }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
