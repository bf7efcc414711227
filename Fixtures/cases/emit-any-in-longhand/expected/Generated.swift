// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var byName: Dictionary<String, any Speaking> { rootComponent.byName }
        var list: Array<any Speaking> { rootComponent.list }
        var longhand: Array<any Speaking> { rootComponent.longhand }
        var pair: (any Speaking, Int) { rootComponent.pair }
        var row: Row<any Speaking> { rootComponent.row }
        var spare: Optional<any Speaking> { rootComponent.spare }
        var sugared: [any Speaking] { rootComponent.sugared }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
