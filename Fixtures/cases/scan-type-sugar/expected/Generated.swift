// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ScreenComponent.self) { ScreenDependencyProvider($0) }
    }

    nonisolated final class ScreenDependencyProvider: ScreenDependency {
        var boxes: Array<Array<Item>> { rootComponent.boxes }
        var done: (Item) -> () { rootComponent.done }
        var first: Item? { rootComponent.first }
        var items: [Item] { rootComponent.items }
        var prices: [String: Int?] { rootComponent.prices }
        var refresh: () -> Void { rootComponent.refresh }
        var table: Dictionary<String, Array<Int>> { rootComponent.table }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
