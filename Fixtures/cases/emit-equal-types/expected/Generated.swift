// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ListComponent.self) { ListDependencyProvider($0) }
    }

    nonisolated final class ListDependencyProvider: ListDependency {
        var currentUser: Int { rootComponent.currentUser }
        var disk: any Readable & Writable { rootComponent.disk }
        var done: () -> Void { rootComponent.done }
        var handler: (String) -> Void { rootComponent.handler }
        var ids: [Int] { rootComponent.ids }
        var names: [UserID: String] { rootComponent.names }
        var ratio: Double { rootComponent.ratio }
        var storage: Disk { rootComponent.storage }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
