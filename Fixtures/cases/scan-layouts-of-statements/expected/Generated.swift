// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(BoundComponent.self) { PageDependencyProvider($0) }
        table.register(ColophonComponent.self) { PageDependencyProvider($0) }
        table.register(CoverComponent.self) { PageDependencyProvider($0) }
        table.register(ErrataComponent.self) { PageDependencyProvider($0) }
        table.register(GlossaryComponent.self) { PageDependencyProvider($0) }
        table.register(IndexComponent.self) { PageDependencyProvider($0) }
        table.register(MapComponent.self) { PageDependencyProvider($0) }
        table.register(NotesComponent.self) { PageDependencyProvider($0) }
        table.register(PageComponent.self) { PageDependencyProvider($0) }
        table.register(PlateComponent.self) { PageDependencyProvider($0) }
        table.register(SpineComponent.self) { PageDependencyProvider($0) }
        table.register(TitleComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var name: String { rootComponent.name }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
