// (head)

import DIRuntime
import Foundation

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ClientComponent.self) { ClientDependencyProvider($0) }
    }

    nonisolated final class ClientDependencyProvider: ClientDependency {
        var delays: [Double] { rootComponent.delays }
        var draft: any Codable & Sendable { rootComponent.draft }
        func save<Value: Codable>(_ value: Value) { rootComponent.save(value) }
        var timeout: TimeInterval { rootComponent.timeout }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
