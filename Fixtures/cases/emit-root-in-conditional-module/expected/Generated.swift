// (head)

import DIRuntime
#if HAS_TOUR
import Tour
#endif

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

#if HAS_TOUR
// If 'Tour' wires its roots itself, as with a plugin of its own, say so in needle.json:
// {"modules": {"Tour": {"wired": "elsewhere"}}}
extension Tour.TourRoot: DIRuntime.GraphRoot {
    public nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}
#endif

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        #if HAS_TOUR
        table.register(StepComponent.self) { StepDependencyProvider($0) }
        #endif
    }

    #if HAS_TOUR
    nonisolated final class StepDependencyProvider: StepDependency {
        var owner: String { tourRoot.owner }
        private let tourRoot: TourRoot
        init(_ component: DIRuntime.NewComponent) { tourRoot = component.nearestAncestor() }
    }
    #endif
}
// (tail)
