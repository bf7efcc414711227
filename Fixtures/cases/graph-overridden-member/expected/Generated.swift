// (head)

import DIRuntime

extension BaseRoot: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var motto: String { appRoot.motto }
        var title: String { appRoot.title }
        private let appRoot: AppRoot
        init(_ component: DIRuntime.NewComponent) { appRoot = component.nearestAncestor() }
    }
}
// (tail)
