// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ChildComponent.self) { ChildDependencyProvider($0) }
    }

    nonisolated final class ChildDependencyProvider: ChildDependency {
        func all(of plain: `protocol`, in kind: Kind.`default`) -> [`protocol`] {
            rootComponent.all(of: plain, in: kind)
        }
        var kind: Kind.`default` { rootComponent.kind }
        var part: `some`? { rootComponent.part }
        var plain: `protocol` { rootComponent.plain }
        var type: Kind.`Type` { rootComponent.type }
        var whole: `any` { rootComponent.whole }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
