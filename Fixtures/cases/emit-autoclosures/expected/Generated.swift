// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ScreenComponent.self) { ScreenDependencyProvider($0) }
    }

    nonisolated final class ScreenDependencyProvider: ScreenDependency {
        func check(_ value: @autoclosure Attempt) throws -> Int { try rootComponent.check(try value()) }
        func later(_ value: @autoclosure @escaping () async throws -> Int) async throws -> Int {
            try await rootComponent.later(try await value())
        }
        func log(_ message: @autoclosure Message) { rootComponent.log(message()) }
        func relay(_ value: @autoclosure () throws -> Int) rethrows -> Int { try rootComponent.relay(try value()) }
        func sure(_ value: @autoclosure () throws(Never) -> Int) -> Int { rootComponent.sure(value()) }
        func surely(_ value: @autoclosure Sure<Int>) -> Int { rootComponent.surely(value()) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
