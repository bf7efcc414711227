// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ProfileComponent.self) { ProfileDependencyProvider($0) }
    }

    nonisolated final class ProfileDependencyProvider: ProfileDependency {
        var count: Optional<Int> { rootComponent.count }
        var nickname: String? { rootComponent.nickname }
        var tracker: (any Tracker)? { rootComponent.tracker }
        var user: User? { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
