// (head)

import DIRuntime

extension BaseRootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(UpdateComponent.self) { UpdateDependencyProvider($0) }
    }

    nonisolated final class UpdateDependencyProvider: UpdateDependency {
        var buildNumber: Int { appRootComponent.buildNumber }
        var channel: String { appRootComponent.channel }
        private let appRootComponent: AppRootComponent
        init(_ component: DIRuntime.NewComponent) { appRootComponent = component.nearestAncestor() }
    }
}
// (tail)
