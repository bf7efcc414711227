// (head)

import DIRuntime

#if swift(<6)
extension OldRootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}
#endif

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        #if swift(<6)
        table.register(LegacyComponent.self) { UserDependencyProvider_LegacyComponent($0) }
        #endif
        #if swift(>=6)
        table.register(ModernComponent.self) { UserDependencyProvider_ModernComponent($0) }
        #endif
        #if swift(<6)
        table.register(OldComponent.self) { UserDependencyProvider_OldComponent($0) }
        #endif
        #if !os(macOS)
        table.register(PhoneComponent.self) { UserDependencyProvider_PhoneComponent($0) }
        #endif
    }

    #if swift(<6)
    nonisolated final class UserDependencyProvider_LegacyComponent: UserDependency {
        var userName: String { rootComponent.userName }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if swift(>=6)
    nonisolated final class UserDependencyProvider_ModernComponent: UserDependency {
        var userName: String { rootComponent.userName }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if swift(<6)
    nonisolated final class UserDependencyProvider_OldComponent: UserDependency {
        var userName: String { oldRootComponent.userName }
        private let oldRootComponent: OldRootComponent
        init(_ component: DIRuntime.NewComponent) { oldRootComponent = component.nearestAncestor() }
    }
    #endif

    #if !os(macOS)
    nonisolated final class UserDependencyProvider_PhoneComponent: UserDependency {
        var userName: String { rootComponent.userName }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif
}
// (tail)
