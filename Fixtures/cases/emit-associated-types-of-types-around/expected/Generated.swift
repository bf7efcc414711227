// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Shelf.Store.BackupComponent.self) { BackupDependencyProvider($0) }
        table.register(Ticks.AsyncIterator.LogComponent.self) { LogDependencyProvider($0) }
        table.register(Volume.MixerComponent.self) { MixerDependencyProvider($0) }
    }

    nonisolated final class BackupDependencyProvider: Shelf.Store.BackupDependency {
        var first: Items<Tick>.Iterator.Element? { rootComponent.first }
        var item: Shelf.Store.Item { rootComponent.item }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class LogDependencyProvider: Ticks.AsyncIterator.LogDependency {
        var last: Ticks.AsyncIterator.Element? { rootComponent.last }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class MixerDependencyProvider: Volume.MixerDependency {
        var name: Volume.RawValue { rootComponent.name }
        func presets(_ volumes: Volume.AllCases) -> [Volume.RawValue: Volume.AllCases] {
            rootComponent.presets(volumes)
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
