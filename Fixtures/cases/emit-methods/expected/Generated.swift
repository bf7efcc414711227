// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ListComponent.self) { ListDependencyProvider($0) }
    }

    nonisolated final class ListDependencyProvider: ListDependency {
        func first<Element>(of list: [Element]) -> Element? where Element: Comparable { rootComponent.first(of: list) }
        func later(_ work: @escaping () -> Void) { rootComponent.later(work) }
        func load(_ path: String) async -> String { await rootComponent.load(path) }
        func log(_ message: @autoclosure () -> String) { rootComponent.log(message()) }
        func makeRow(id: Int, title name: String) -> String { rootComponent.makeRow(id: id, title: name) }
        func measured<Value>(_ body: () throws -> Value) rethrows -> Value { try rootComponent.measured(body) }
        func sort(_ names: inout [String]) { rootComponent.sort(&names) }
        func twice(_ argument1: Int, and argument1_: Int) -> Int { rootComponent.twice(argument1, and: argument1_) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
