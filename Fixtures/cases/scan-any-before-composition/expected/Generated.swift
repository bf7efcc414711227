// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ReadingComponent.self) { ReadingDependencyProvider($0) }
    }

    nonisolated final class ReadingDependencyProvider: ReadingDependency {
        var kind: any Shelf.Type { rootComponent.kind }
        var others: [any Named & Shelf] { rootComponent.others }
        var shelf: any Shelf<String> & Named { rootComponent.shelf }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
