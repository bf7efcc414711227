// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(DeskComponent.self) { DeskDependencyProvider($0) }
        table.register(ScaleComponent.self) { ScaleDependencyProvider($0) }
    }

    nonisolated final class DeskDependencyProvider: DeskDependency {
        @MainActor func weigh(_ parcel: Parcel) async -> Int { await rootComponent.weigh(parcel) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class ScaleDependencyProvider: ScaleDependency {
        func count() async -> Int { await rootComponent.count() }
        nonisolated(nonsending) var parcel: Parcel {
            get async { await rootComponent.parcel }
        }
        var tallies: Box<@concurrent (Int) async -> Int> { rootComponent.tallies }
        var tally: @concurrent (Int) async -> Int { rootComponent.tally }
        nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int { await rootComponent.weigh(parcel) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
