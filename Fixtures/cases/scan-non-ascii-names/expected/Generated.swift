// (head)

import DIRuntime

extension HauptComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ÜbersichtComponent.self) { ÜbersichtDependencyProvider($0) }
    }

    nonisolated final class ÜbersichtDependencyProvider: ÜbersichtDependency {
        var größe: Größe { hauptComponent.größe }
        var 名前: String { hauptComponent.名前 }
        var 🎵: String { hauptComponent.🎵 }
        private let hauptComponent: HauptComponent
        init(_ component: DIRuntime.NewComponent) { hauptComponent = component.nearestAncestor() }
    }
}
// (tail)
