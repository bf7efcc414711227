// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        func all<Item>(_ body: () throws(Never) -> Item, then end: () throws -> Void) rethrows -> Item {
            try rootComponent.all(body, then: end)
        }
        func each(_ body: () throws(Never) -> Void) rethrows { rootComponent.each(body) }
        func perhaps(_ body: (() throws -> Void)?) rethrows { try rootComponent.perhaps(body) }
        func some(_ body: () throws -> Void) rethrows { try rootComponent.some(body) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
