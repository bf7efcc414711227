// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(LogComponent.self) { LogDependencyProvider($0) }
    }

    nonisolated final class LogDependencyProvider: LogDependency {
        func count<each Value: Sendable>(_ values: repeat each Value) -> Int { rootComponent.count(repeat each values) }
        func echo<Value: Sendable>(_ value: Value) -> Value { rootComponent.echo(value) }
        func label<Item: Equatable & CustomStringConvertible>(_ item: Item) -> String { rootComponent.label(item) }
        func lend<Value>(_ value: borrowing Value) -> Int { rootComponent.lend(value) }
        func note(_ value: some Sendable) -> String { rootComponent.note(value) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
