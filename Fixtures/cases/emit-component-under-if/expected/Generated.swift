// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        #if DEBUG
        table.register(ConsoleComponent.self) { ConsoleDependencyProvider($0) }
        #endif
        table.register(MainComponent.self) { MainDependencyProvider($0) }
    }

    #if DEBUG
    nonisolated final class ConsoleDependencyProvider: ConsoleDependency {
        var buildNumber: Int { rootComponent.buildNumber }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    nonisolated final class MainDependencyProvider: MainDependency {
        var buildNumber: Int { rootComponent.buildNumber }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
