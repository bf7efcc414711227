// (head)

import DIRuntime
import Desk
#if HAS_PEN || HAS_TABLET
import Pen
#endif
#if HAS_TABLET
import Tablet
#endif

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(DeskComponent.self) { DeskDependencyProvider($0) }
        #if HAS_PEN || HAS_TABLET
        table.register(PenComponent.self) { PenDependencyProvider($0) }
        #endif
        #if HAS_TABLET
        table.register(TabletComponent.self) { TabletDependencyProvider($0) }
        #endif
    }

    nonisolated final class DeskDependencyProvider: DeskDependency {
        var owner: String { rootComponent.owner }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    #if HAS_PEN || HAS_TABLET
    nonisolated final class PenDependencyProvider: PenDependency {
        var owner: String { rootComponent.owner }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if HAS_TABLET
    nonisolated final class TabletDependencyProvider: TabletDependency {
        var owner: String { rootComponent.owner }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif
}
// (tail)
