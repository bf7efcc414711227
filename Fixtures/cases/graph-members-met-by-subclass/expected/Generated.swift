// (head)

import DIRuntime

extension HotelComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(BillComponent.self) { BillDependencyProvider($0) }
    }

    nonisolated final class BillDependencyProvider: BillDependency {
        var price: Int { suiteComponent.price }
        var title: String { suiteComponent.title }
        private let suiteComponent: SuiteComponent
        init(_ component: DIRuntime.NewComponent) { suiteComponent = component.nearestAncestor() }
    }
}
// (tail)
