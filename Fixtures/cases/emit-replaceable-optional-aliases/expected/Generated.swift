// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.replaceable(RootComponent.Replaceable.self)
        table.register(ListComponent.self) { ListDependencyProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class ListDependencyProvider: ListDependency {
        var forced: User! { rootComponent.replacement(of: \RootComponent.Replaceable.forced) ?? rootComponent.forced }
        func guest() -> MaybeUser {
            if let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.guest) {
                return replacement()
            }
            return rootComponent.guest()
        }
        var other: Optional<User> {
            rootComponent.replacement(of: \RootComponent.Replaceable.other) ?? rootComponent.other
        }
        var user: MaybeUser { rootComponent.replacement(of: \RootComponent.Replaceable.user) ?? rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var forced: User { rootComponent.replacement(of: \RootComponent.Replaceable.forced) ?? rootComponent.forced }
        func guest() -> User {
            if let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.guest) {
                return replacement()
            }
            return rootComponent.guest()
        }
        var other: User { rootComponent.replacement(of: \RootComponent.Replaceable.other) ?? rootComponent.other }
        var user: User { rootComponent.replacement(of: \RootComponent.Replaceable.user) ?? rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}

extension RootComponent {
    /// Names what `ProviderTable.withOverrides` can replace below the component.
    nonisolated struct Replaceable {
        let forced: User
        let guest: @Sendable () -> User
        let other: User
        let user: User
    }
}
// (tail)
