// (head)

import DIRuntime
import Feature
import Foundation
import Names
import Screens

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ScreensComponent.self) { ScreensDependencyProvider($0) }
        table.register(Notification.BannerComponent.self) { BannerDependencyProvider($0) }
        table.register(Profile.Edit.EditComponent.self) { EditDependencyProvider($0) }
        table.register(Names.Settings.PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class BannerDependencyProvider: Notification.BannerDependency {
        var user: String { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class EditDependencyProvider: Profile.Edit.EditDependency {
        var style: Profile.Style { rootComponent.style }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class PageDependencyProvider: Names.Settings.PageDependency {
        var user: String { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class ScreensDependencyProvider: ScreensDependency {
        var style: Profile.Style { rootComponent.style }
        var user: String { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
