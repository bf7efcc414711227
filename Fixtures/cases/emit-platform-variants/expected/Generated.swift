// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        #if os(Windows)
        table.register(ClipboardComponent.self) { ClipboardDependencyProvider($0) }
        #endif
        #if !(os(Windows))
        table.register(ClipboardComponent.self) { ClipboardDependencyProvider($0) }
        #endif
    }

    #if os(Windows)
    nonisolated final class ClipboardDependencyProvider: ClipboardDependency {
        var windowHandle: Int { rootComponent.windowHandle }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if !(os(Windows))
    nonisolated final class ClipboardDependencyProvider: ClipboardDependency {
        var displayName: String { rootComponent.displayName }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif
}
// (tail)
