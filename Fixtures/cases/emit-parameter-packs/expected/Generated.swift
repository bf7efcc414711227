// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PackComponent.self) { PackDependencyProvider($0) }
    }

    nonisolated final class PackDependencyProvider: PackDependency {
        func all<each Value>(_ values: repeat each Value) -> (repeat each Value) {
            rootComponent.all(repeat each values)
        }
        func count<each Element: Hashable & Sendable>(_ elements: repeat each Element) -> Int {
            rootComponent.count(repeat each elements)
        }
        func fill<each Row: Sequence, each Cell>(_ rows: repeat each Row, with cells: repeat each Cell) -> Int where repeat (each Row).Element == each Cell {
            rootComponent.fill(repeat each rows, with: repeat each cells)
        }
        func firsts<each Row: Sequence>(of rows: repeat each Row) -> (repeat (each Row).Element?) {
            rootComponent.firsts(of: repeat each rows)
        }
        func names<each Value>(of types: repeat (each Value).Type) -> [String] {
            rootComponent.names(of: repeat each types)
        }
        func second<First, each Rest>(after first: First, _ rest: repeat each Rest) -> String {
            rootComponent.second(after: first, repeat each rest)
        }
        func sum<each Number>(_ numbers: repeat each Number) -> Int where repeat each Number: BinaryInteger {
            rootComponent.sum(repeat each numbers)
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
