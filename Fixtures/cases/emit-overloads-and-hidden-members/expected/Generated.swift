// (head)

public import Base
public import DIRuntime

// If 'Base' wires its roots itself, as with a plugin of its own, say so in needle.json:
// {"modules": {"Base": {"wired": "elsewhere"}}}
extension Base.BaseComponent: DIRuntime.GraphRoot {
    public nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ChildComponent.self) { ChildDependencyProvider($0) }
    }

    nonisolated final class ChildDependencyProvider: ChildDependency {
        func count(_ value: inout Int) -> Int { rootComponent.count(&value) }
        func describe<T: Named>(_ value: T) -> String { rootComponent.describe(value) }
        func item(_ id: Int?) -> Int { rootComponent.item(id) }
        var limit: Int { rootComponent.limit }
        func measure<T>(_ value: T) -> Int where T: Named { rootComponent.measure(value) }
        func some(_ value: some Named) -> Int { rootComponent.some(value) }
        subscript(index: Int) -> Int { rootComponent[index] }
        func value(_ make: @autoclosure () -> Int) -> Int { rootComponent.value(make()) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
