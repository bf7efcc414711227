// (head)

import DIRuntime
import Foundation
import Kit

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(KitComponent.self) { KitDependencyProvider($0) }
        table.register(SharedComponent.self) { SharedDependencyProvider($0) }
    }

    nonisolated final class KitDependencyProvider: KitDependency {
        var day: Foundation.Date { rootComponent.day }
        var failure: any Swift.Error { rootComponent.failure }
        func load<Duration: Hashable>(_ value: Duration) throws -> [Duration: Duration] {
            try rootComponent.load(value)
        }
        var outcome: Result<[String], any Swift.Error> { rootComponent.outcome }
        var work: Swift.Task<Int, Never> { rootComponent.work }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class SharedDependencyProvider: SharedDependency, Swift.Sendable {
        let title: String
        init(_ component: DIRuntime.NewComponent) {
            let rootComponent: RootComponent = component.nearestAncestor()
            self.title = rootComponent.title
        }
    }
}
// (tail)
