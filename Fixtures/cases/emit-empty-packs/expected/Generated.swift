// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PackComponent.self) { PackDependencyProvider($0) }
    }

    nonisolated final class PackDependencyProvider: PackDependency {
        var box: Box<> { rootComponent.box }
        var pack: Space.Pack<> { rootComponent.pack }
        func packs(before pack: Space.Pack<>) -> [Space.Pack<>] { rootComponent.packs(before: pack) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
