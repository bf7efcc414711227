// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(AlbumComponent.self) { AlbumDependencyProvider($0) }
        table.register(ChartComponent.self) { ChartDependencyProvider($0) }
        table.register(ModeComponent.self) { ModeDependencyProvider($0) }
        table.register(NameComponent.self) { NameDependencyProvider($0) }
        table.register(YearComponent.self) { YearDependencyProvider($0) }
    }

    nonisolated final class AlbumDependencyProvider: AlbumDependency {
        var hasTwins: Bool { albumsComponent.hasTwins }
        var isSorted: Bool { albumsComponent.isSorted }
        var largest: Int { rootComponent.largest }
        var text: String { rootComponent.text }
        var titles: [String] { albumsComponent.titles }
        private let albumsComponent: AlbumsComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            albumsComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }

    nonisolated final class ChartDependencyProvider: ChartDependency {
        var hasTwins: Bool { chartsComponent.hasTwins }
        var sums: [Int] { chartsComponent.sums }
        private let chartsComponent: ChartsComponent
        init(_ component: DIRuntime.NewComponent) { chartsComponent = component.nearestAncestor() }
    }

    nonisolated final class ModeDependencyProvider: ModeDependency {
        var hasTwins: Bool { modesComponent.hasTwins }
        var kinds: Set<Mode> { modesComponent.kinds }
        private let modesComponent: ModesComponent
        init(_ component: DIRuntime.NewComponent) { modesComponent = component.nearestAncestor() }
    }

    nonisolated final class NameDependencyProvider: NameDependency {
        var hasTwins: Bool { namesComponent.hasTwins }
        var largest: Int { rootComponent.largest }
        var text: String { namesComponent.text }
        private let namesComponent: NamesComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            namesComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }

    nonisolated final class YearDependencyProvider: YearDependency {
        var kinds: Set<Int> { yearsComponent.kinds }
        var largest: Int { yearsComponent.largest }
        var text: String { rootComponent.text }
        private let rootComponent: RootComponent
        private let yearsComponent: YearsComponent
        init(_ component: DIRuntime.NewComponent) {
            rootComponent = component.nearestAncestor()
            yearsComponent = component.nearestAncestor()
        }
    }
}
// (tail)
