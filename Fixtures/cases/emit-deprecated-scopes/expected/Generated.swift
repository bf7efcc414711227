// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    @available(*, deprecated)
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

@available(*, deprecated)
private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Legacy.BadgeComponent.self) { ProfileDependencyProvider($0) }
        table.register(OldComponent.self) { OldDependencyProvider($0) }
        table.register(ProfileComponent.self) { ProfileDependencyProvider($0) }
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class OldDependencyProvider: OldDependency {
        var userName: String { rootComponent.userName }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var avatar: String { profileComponent.avatar }
        private let profileComponent: ProfileComponent
        init(_ component: DIRuntime.NewComponent) { profileComponent = component.nearestAncestor() }
    }

    nonisolated final class ProfileDependencyProvider: ProfileDependency {
        var userName: String { rootComponent.userName }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
