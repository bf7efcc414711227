// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ReaderComponent.self) { ReaderDependencyProvider($0) }
    }

    nonisolated final class ReaderDependencyProvider: ReaderDependency {
        var entry: Dictionary<String, Int>.Index? { rootComponent.entry }
        var kind: (any Readable).Type { rootComponent.kind }
        func name(_ text: String?) -> String? { rootComponent.name(text) }
        var other: Readable.Protocol { rootComponent.other }
        var pair: Array<Int>.Pair { rootComponent.pair }
        var place: Array<Int>.Index { rootComponent.place }
        var rows: [2 of [2 of Int]] { rootComponent.rows }
        var sizes: InlineArray<3, Int> { rootComponent.sizes }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
