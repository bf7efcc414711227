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
        @`repeat` func count(_ name: String) -> Int { return rootComponent.count(name) }
        var onCount: @`repeat` @Sendable () -> Int { rootComponent.onCount }
        var onSave: @Storage.`default` @Sendable () -> Int { rootComponent.onSave }
        @Storage.`default` var saved: Int { return rootComponent.saved }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
