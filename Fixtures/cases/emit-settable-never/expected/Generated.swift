// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(StopComponent.self) { StopDependencyProvider($0) }
    }

    nonisolated final class StopDependencyProvider: StopDependency {
        var halt: Never { rootComponent.halt }
        var stop: Never {
            get { rootComponent.stop }
            set {}
        }
        subscript(code: Int) -> Never {
            get { rootComponent[code] }
            set {}
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
