// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(TerminalComponent.self) { TerminalDependencyProvider($0) }
        #if os(iOS)
        table.register(TouchComponent.self) { TouchDependencyProvider($0) }
        #endif
    }

    nonisolated final class TerminalDependencyProvider: TerminalDependency {
        #if !(os(Linux)) && os(macOS)
        var libraryName: String { rootComponent.libraryName }
        #endif
        #if os(Linux)
        var shell: String { rootComponent.shell }
        #endif
        #if (!(os(Linux)) && os(macOS)) || os(Linux)
        private let rootComponent: RootComponent
        #endif
        init(_ component: DIRuntime.NewComponent) {
            #if (!(os(Linux)) && os(macOS)) || os(Linux)
            rootComponent = component.nearestAncestor()
            #endif
        }
    }

    #if os(iOS)
    nonisolated final class TouchDependencyProvider: TouchDependency {
        var haptics: Haptics { rootComponent.haptics }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif
}
// (tail)
