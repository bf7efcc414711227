// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ShellComponent.self) { ShellDependencyProvider($0) }
        table.register(ReaderComponent.self) { ReaderDependencyProvider($0) }
    }

    nonisolated final class ReaderDependencyProvider: ReaderDependency {
        func count() -> Int { shellComponent.count() }
        var home: Int { rootComponent.home }
        var label: String { rootComponent.label }
        func open(_ page: String) -> String { rootComponent.open(page) }
        var pages: Int { rootComponent.pages }
        private let rootComponent: RootComponent
        private let shellComponent: ShellComponent
        init(_ component: DIRuntime.NewComponent) {
            rootComponent = component.nearestAncestor()
            shellComponent = component.nearestAncestor()
        }
    }

    nonisolated final class ShellDependencyProvider: ShellDependency {
        @MainActor func open(_ page: Int) -> String { rootComponent.open(page) }
        @MainActor var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
