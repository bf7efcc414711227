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
        func check(_ ticket: borrowing Ticket, with pair: (Int, Int)) -> Int { rootComponent.check(ticket, with: pair) }
        func end(_ result: Void) { rootComponent.end(result) }
        func find(_ pair: borrowing (Int, Int)?) -> Int { rootComponent.find(pair) }
        func move(to point: Point, by step: borrowing Int) -> Int { rootComponent.move(to: point, by: step) }
        func sum(_ pair: (Int, Int)) -> Int { rootComponent.sum(pair) }
        func take(_ pair: consuming (Int, Int)) -> Int { rootComponent.take(pair) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
