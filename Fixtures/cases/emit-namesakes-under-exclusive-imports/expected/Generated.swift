// (head)

import DIRuntime
#if !(CLOUD)
import Disk
#endif
#if CLOUD
import Cloud
#endif

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
        #if CLOUD
        table.register(StoreComponent.self) { CloudStoreDependencyProvider($0) }
        #endif
        #if !(CLOUD)
        table.register(StoreComponent.self) { DiskStoreDependencyProvider($0) }
        #endif
    }

    #if CLOUD
    nonisolated final class CloudStoreDependencyProvider: StoreDependency {
        var owner: String { rootComponent.owner }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if !(CLOUD)
    nonisolated final class DiskStoreDependencyProvider: StoreDependency {
        var owner: String { rootComponent.owner }
        var size: Int { rootComponent.size }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    nonisolated final class PageDependencyProvider: PageDependency {
        var place: Place { rootComponent.place }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
