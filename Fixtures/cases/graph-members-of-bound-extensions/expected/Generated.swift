// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(NameComponent.self) { NameDependencyProvider($0) }
        table.register(YearComponent.self) { YearDependencyProvider($0) }
    }

    nonisolated final class NameDependencyProvider: NameDependency {
        var first: String { namesComponent.first }
        private let namesComponent: NamesComponent
        init(_ component: DIRuntime.NewComponent) { namesComponent = component.nearestAncestor() }
    }

    nonisolated final class YearDependencyProvider: YearDependency {
        var first: Int { yearsComponent.first }
        private let yearsComponent: YearsComponent
        init(_ component: DIRuntime.NewComponent) { yearsComponent = component.nearestAncestor() }
    }
}
// (tail)
