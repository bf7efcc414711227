// (head)

import DIRuntime

extension ThemedComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.replaceable(RootComponent.Replaceable.self, below: RootComponent.self)
        table.register(ListComponent.self) { ListDependencyProvider($0) }
    }

    nonisolated final class ListDependencyProvider: ListDependency {
        var `Type`: String { rootComponent.`Type` }
        var count: Int { rootComponent.replacement(of: \RootComponent.Replaceable.count) ?? rootComponent.count }
        func isFirst(_ value: some Equatable) -> Bool { rootComponent.isFirst(value) }
        func names(of values: any Collection<Int>) -> [Int] {
            if let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.names) {
                return replacement(values)
            }
            return rootComponent.names(of: values)
        }
        func style(_ count: Int) -> [Kit.Style] {
            if let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.style) {
                return replacement(count)
            }
            return rootComponent.style(count)
        }
        var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}

extension RootComponent {
    /// Names what `ProviderTable.withOverrides` can replace below the component.
    nonisolated struct Replaceable {
        let count: Int
        let names: @Sendable (any Collection<Int>) -> [Int]
        let style: @Sendable (Int) -> [Kit.Style]
    }
}
// (tail)
