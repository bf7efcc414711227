// (head)

import DIRuntime

extension Root: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Home.self) { HomeDependencyProvider($0) }
        table.register(Other.self) { OtherDependencyProvider($0) }
        table.register(Leaf.self) { LeafDependencyProvider($0) }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var age: Int { root.age }
        var name: String { root.name }
        var other: Other { root.other }
        private let root: Root
        init(_ component: DIRuntime.NewComponent) { root = component.nearestAncestor() }
    }

    nonisolated final class LeafDependencyProvider: LeafDependency {
        var age: Int { root.age }
        private let root: Root
        init(_ component: DIRuntime.NewComponent) { root = component.nearestAncestor() }
    }

    nonisolated final class OtherDependencyProvider: OtherDependency {
        var age: Int { root.age }
        var name: String { root.name }
        private let root: Root
        init(_ component: DIRuntime.NewComponent) { root = component.nearestAncestor() }
    }
}
// (tail)
