// (head)

import DIRuntime
import `class`
import `default`

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(GreetingComponent.self) { GreetingDependencyProvider($0) }
    }

    nonisolated final class GreetingDependencyProvider: GreetingDependency {
        var wall: `default`.Clock { rootComponent.wall }
        var word: `class`::Clock { rootComponent.word }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
