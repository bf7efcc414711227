// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(SongsComponent.self) { SongsDependencyProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var filter: SongsComponent.Filter { songsComponent.filter }
        var items: [Song] { songsComponent.items }
        var last: SortedComponent<any SongsDependency>.Page<[Int]> { songsComponent.last }
        var line: ListComponent<any SongsDependency, Song>.Page<Int>.Line<Bool> { songsComponent.line }
        var page: ListComponent<any SongsDependency, Song>.Page<Int> { songsComponent.page }
        var sorter: ([Song]) -> [Song] { songsComponent.sorter }
        var thin: SongsComponent.Page<Int>.Line<Double> { songsComponent.thin }
        private let songsComponent: SongsComponent
        init(_ component: DIRuntime.NewComponent) { songsComponent = component.nearestAncestor() }
    }

    nonisolated final class SongsDependencyProvider: SongsDependency {
        var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
