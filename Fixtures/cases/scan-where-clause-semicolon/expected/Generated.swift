// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CountingComponent.self) { CountingDependencyProvider($0) }
    }

    nonisolated final class CountingDependencyProvider: CountingDependency {
        func count<T>(_ items: [T]) -> Int where T: Equatable { rootComponent.count(items) }
        var end: Int { rootComponent.end }
        func last<T>(_ items: [T]) -> T? where T: Comparable { rootComponent.last(items) }
        var start: Int { rootComponent.start }
        func total() -> Int { rootComponent.total() }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
