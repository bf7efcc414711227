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
        var all: [any Shelf] { rootComponent.all }
        var copying: any Copying { rootComponent.copying }
        func pick(_ shelf: any Shelf, or other: (any BookShelf)?) -> (any Shelf)? {
            rootComponent.pick(shelf, or: other)
        }
        var plain: any Plain { rootComponent.plain }
        var ranked: [String: any Ranked] { rootComponent.ranked }
        var shelf: any Shelf { rootComponent.shelf }
        var spare: (any BookShelf)? { rootComponent.spare }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
