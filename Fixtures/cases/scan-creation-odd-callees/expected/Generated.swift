// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(AvailableComponent.self) { UserDependencyProvider($0) }
        table.register(ChosenComponent.self) { UserDependencyProvider($0) }
        table.register(DeferredComponent.self) { UserDependencyProvider($0) }
        table.register(ExplicitComponent.self) { UserDependencyProvider($0) }
        table.register(LazyComponent.self) { UserDependencyProvider($0) }
        table.register(ListedComponent.self) { UserDependencyProvider($0) }
        table.register(Nested.LeafComponent.self) { UserDependencyProvider($0) }
        table.register(ObserverComponent.self) { UserDependencyProvider($0) }
        table.register(OperandComponent.self) { UserDependencyProvider($0) }
        table.register(SubscriptComponent.self) { UserDependencyProvider($0) }
        table.register(WrappedComponent.self) { UserDependencyProvider($0) }
    }

    nonisolated final class UserDependencyProvider: UserDependency {
        var user: String { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
