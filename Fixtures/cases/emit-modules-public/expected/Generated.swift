// (head)

import Core
import DIRuntime
import Profile

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ProfileComponent.self) { ProfileDependencyProvider($0) }
        table.register(AvatarComponent.self) { AvatarDependencyProvider($0) }
    }

    nonisolated final class AvatarDependencyProvider: AvatarDependency {
        var avatarSize: Int { profileComponent.avatarSize }
        var userStore: any UserStore { rootComponent.userStore }
        private let profileComponent: ProfileComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            profileComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }

    nonisolated final class ProfileDependencyProvider: ProfileDependency {
        var pageTitle: String { rootComponent.pageTitle }
        var userStore: any UserStore { rootComponent.userStore }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
