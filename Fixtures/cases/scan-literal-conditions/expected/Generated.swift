// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        #if DEBUG
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
        #endif
        #if !(!true) && (!(false && DEBUG)) && !(DEBUG)
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
        #endif
    }

    #if DEBUG
    nonisolated final class HomeDependencyProvider: HomeDependency {
        var name: String { rootComponent.name }
        var size: Int { rootComponent.size }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if !(!true) && (!(false && DEBUG)) && !(DEBUG)
    nonisolated final class HomeDependencyProvider: HomeDependency {
        var name: String { rootComponent.name }
        var size: Int { rootComponent.size }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif
}
// (tail)
