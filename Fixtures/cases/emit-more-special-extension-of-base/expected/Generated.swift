// (head)

import DIRuntime

extension LibraryComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var size: Int { albumsComponent.size }
        var style: String { albumsComponent.style }
        var title: String { albumsComponent.title }
        private let albumsComponent: AlbumsComponent
        init(_ component: DIRuntime.NewComponent) { albumsComponent = component.nearestAncestor() }
    }
}
// (tail)
