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
        var count: () -> Int { rootComponent.count }
        var last: (() -> Int)? { rootComponent.last }
        func make() -> () -> Int { rootComponent.make() }
        func maybe(_ work: (@Sendable () -> Int)?) -> Int { rootComponent.maybe(work) }
        func now(_ work: @Sendable () -> Int) -> Int { rootComponent.now(work) }
        func run(_ work: @escaping @Sendable () -> Int) -> Int { rootComponent.run(work) }
        subscript(work: @escaping @Sendable () -> Int) -> Int { rootComponent[work] }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
