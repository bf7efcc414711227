// (head)

import Core
import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Core.Profile.ScreenComponent.self) { ScreenDependencyProvider($0) }
    }

    nonisolated final class ScreenDependencyProvider: Core.Profile.ScreenDependency {
        var avatar: Core.Profile.Avatar { rootComponent.avatar }
        var profile: Core.Profile { rootComponent.profile }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
