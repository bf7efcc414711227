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
        var number: Int { bookComponent.number }
        private let bookComponent: BookComponent
        init(_ component: DIRuntime.NewComponent) { bookComponent = component.nearestAncestor() }
    }
}
// (tail)
