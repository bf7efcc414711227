// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(MenuComponent.self) { MenuDependencyProvider($0) }
    }

    nonisolated final class MenuDependencyProvider: MenuDependency {
        var check: @Sendable (Int) throws -> Bool { rootComponent.check }
        var log: @Sendable () -> String { rootComponent.log }
        func run(_ work: @escaping (Int) -> Void, _ value: @autoclosure () -> Int) { rootComponent.run(work, value()) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
