// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ReaderComponent.self) { ReaderDependencyProvider($0) }
    }

    nonisolated final class ReaderDependencyProvider: ReaderDependency {
        func read<T: Decodable>(_ row: Int) -> T? { rootComponent.read(row) }
        func read<T: Decodable & UnsignedInteger>(_ row: Int) throws -> T? { try rootComponent.read(row) }
        func size<T: Collection>(of rows: T) throws -> String { try rootComponent.size(of: rows) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
