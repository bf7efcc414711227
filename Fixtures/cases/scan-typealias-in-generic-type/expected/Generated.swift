// (head)

import DIRuntime

extension Screen: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ListComponent.self) { ListDependencyProvider($0) }
    }

    nonisolated final class ListDependencyProvider: ListDependency {
        var count: Box<Int>.Pair { rootComponent.count }
        var label: Box<Int>.NameLabel { rootComponent.label }
        var mark: Box<Int>.Mark { rootComponent.mark }
        var marks: [Box<[String]>.Mark] { rootComponent.marks }
        var names: Box<Int>.Names { rootComponent.names }
        var numbers: Box<Int>.Numbers { rootComponent.numbers }
        var pair: Box<Int>.Pair { rootComponent.pair }
        var row: Screen<Int>.Row<String> { rootComponent.row }
        var rows: [Screen<Int>.Row<Int>] { rootComponent.rows }
        var show: (Int) -> Void { rootComponent.show }
        var style: Screen<Int>.Style { rootComponent.style }
        var table: [String: Int] { rootComponent.table }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
