// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var locale: String? { rootComponent.locale }
        var retryCount: Int? { rootComponent.retryCount }
        var user: User? {
            switch loggedInOrRootComponent {
            case .loggedInComponent(let owner): return owner.user
            case .rootComponent(let owner): return owner.user
            }
        }
        private let loggedInOrRootComponent: LoggedInOrRootComponent
        private let rootComponent: RootComponent
        private enum LoggedInOrRootComponent {
            case loggedInComponent(LoggedInComponent)
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            loggedInOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? LoggedInComponent { return .loggedInComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
            rootComponent = component.nearestAncestor()
        }
    }
}
// (tail)
