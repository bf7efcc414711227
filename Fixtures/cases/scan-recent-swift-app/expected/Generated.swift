// (head)

import Core
import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
        table.register(ListComponent.self) { ListDependencyProvider($0) }
        #if !(os(Windows))
        table.register(DetailComponent.self) { DetailDependencyProvider_DetailComponent($0) }
        #endif
        table.register(RowComponent.self) { RowDependencyProvider($0) }
        #if os(Windows)
        table.register(WindowComponent.self) { DetailDependencyProvider_WindowComponent($0) }
        #endif
    }

    #if !(os(Windows))
    nonisolated final class DetailDependencyProvider_DetailComponent: DetailDependency {
        var log: Log { homeComponent.log }
        var verbosity: Int { homeComponent.verbosity }
        private let homeComponent: HomeComponent
        init(_ component: DIRuntime.NewComponent) { homeComponent = component.nearestAncestor() }
    }
    #endif

    #if os(Windows)
    nonisolated final class DetailDependencyProvider_WindowComponent: DetailDependency {
        var log: Log { homeComponent.log }
        var verbosity: Int { homeComponent.verbosity }
        private let homeComponent: HomeComponent
        init(_ component: DIRuntime.NewComponent) { homeComponent = component.nearestAncestor() }
    }
    #endif

    nonisolated final class HomeDependencyProvider: HomeDependency {
        func size<Value: ~Copyable & ~Escapable>(of value: borrowing Value) -> Int { rootComponent.size(of: value) }
        var store: Store { rootComponent.store }
        var title: String { rootComponent.title }
        #if os(Windows)
        var window: Int { rootComponent.window }
        #endif
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class ListDependencyProvider: ListDependency {
        var store: Store { rootComponent.store }
        var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var log: Log { listComponent.log }
        var store: Store { rootComponent.store }
        private let listComponent: ListComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            listComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }
}
// (tail)
