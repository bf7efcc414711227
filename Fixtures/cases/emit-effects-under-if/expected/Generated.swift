// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PayComponent.self) { PayDependencyProvider($0) }
    }

    nonisolated final class PayDependencyProvider: PayDependency {
        func charge(_ amount: Int) async throws -> String {
            #if LIVE
            return try await rootComponent.charge(amount)
            #elseif !(LIVE) && STAGE
            return await rootComponent.charge(amount)
            #else
            return rootComponent.charge(amount)
            #endif
        }
        var receipt: String {
            get async throws {
                #if LIVE
                return try await rootComponent.receipt
                #elseif !(LIVE) && STAGE
                return try rootComponent.receipt
                #else
                return rootComponent.receipt
                #endif
            }
        }
        func refund() throws -> String { try rootComponent.refund() }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
