// (head)

import Core
import DIRuntime
import Vendor

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var action: Store<Int>.Action { rootComponent.action }
        var mode: Core.Radio.Mode { rootComponent.mode }
        var options: Vendor.Client.Options { rootComponent.options }
        var others: [Vendor.Client.Options] { rootComponent.others }
        var style: Core.Screen.Style { rootComponent.style }
        var text: Store<String>.Action { rootComponent.text }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
