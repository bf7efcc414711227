// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(GateComponent.self) { GateDependencyProvider($0) }
    }

    nonisolated final class GateDependencyProvider: GateDependency {
        func check(_ ticket: borrowing any Ticket & ~Copyable) { rootComponent.check(ticket) }
        func drop(_ value: consuming any ~Copyable) { rootComponent.drop(value) }
        func read<Item: ~Copyable>(_ item: borrowing Item) { rootComponent.read(item) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
