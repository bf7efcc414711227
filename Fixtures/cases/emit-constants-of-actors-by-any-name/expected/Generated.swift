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
        var colours: Colours { middleComponent.colours }
        var limits: Limits { rootComponent.limits }
        var margins: Margins { rootComponent.margins }
        private let middleComponent: MiddleComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            middleComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }
}
// (tail)
