// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ProfileComponent.self) { ProfileDependencyProvider($0) }
        table.register(PhotoComponent.self) { PhotoDependencyProvider($0) }
    }

    nonisolated final class PhotoDependencyProvider: PhotoDependency {
        var imageHost: String { rootComponent.imageHost }
        var userName: String { profileComponent.userName }
        private let profileComponent: ProfileComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            profileComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }

    nonisolated final class ProfileDependencyProvider: ProfileDependency {
        var imageHost: String { rootComponent.imageHost }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
