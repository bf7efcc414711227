// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(TransferComponent.self) { TransferDependencyProvider($0) }
    }

    nonisolated final class TransferDependencyProvider: TransferDependency {
        func balance(of account: String, in currency: String) -> Int {
            rootComponent.balance(of: account, in: currency)
        }
        func convert(_ amount: Int) throws -> Double { try rootComponent.convert(amount) }
        func first<T: Comparable>(of values: [T]) -> T? where T: Hashable { rootComponent.first(of: values) }
        func onChange(_ action: @escaping (Int) -> Void) { rootComponent.onChange(action) }
        func refresh() async { await rootComponent.refresh() }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
