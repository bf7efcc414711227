// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(LineComponent.self) { LineDependencyProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class LineDependencyProvider: LineDependency {
        var ids: [Int] { orderComponent.ids }
        var next: Int { orderComponent.next }
        private let orderComponent: OrderComponent
        init(_ component: DIRuntime.NewComponent) { orderComponent = component.nearestAncestor() }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var ids: [String] { userComponent.ids }
        var isItself: Bool { userComponent.isItself }
        var key: String { userComponent.key }
        var length: Int { rootComponent.length }
        var loud: String { rootComponent.loud }
        var next: Int { rootComponent.next }
        private let rootComponent: RootComponent
        private let userComponent: UserComponent
        init(_ component: DIRuntime.NewComponent) {
            rootComponent = component.nearestAncestor()
            userComponent = component.nearestAncestor()
        }
    }
}
// (tail)
