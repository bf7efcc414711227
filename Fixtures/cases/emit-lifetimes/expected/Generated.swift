// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PartComponent.self) { PartDependencyProvider($0) }
    }

    nonisolated final class PartDependencyProvider: PartDependency {
        @_lifetime(borrow numbers)
        func all(_ numbers: borrowing [Int]) -> Span<Int> { return rootComponent.all(numbers) }
        @_lifetime(numbers: copy numbers)
        func clear(_ numbers: inout MutableSpan<Int>) { return rootComponent.clear(&numbers) }
        @_lifetime(copy numbers)
        func known(_ numbers: Span<Int>) -> Span<Int> { return rootComponent.known(numbers) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
