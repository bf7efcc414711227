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
        func eat(_ box: consuming Box) -> Int { rootComponent.eat(box) }
        func keep(_ box: sending Box, named name: borrowing String) -> Int { rootComponent.keep(box, named: name) }
        func look(_ box: borrowing Box) -> Int { rootComponent.look(box) }
        func make() -> Box { rootComponent.make() }
        func take(_ box: sending Box) -> Int { rootComponent.take(box) }
        func tear(_ ticket: consuming Ticket) -> Int { rootComponent.tear(ticket) }
        func use(_ box: Box) -> Int { rootComponent.use(box) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
