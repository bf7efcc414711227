// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.replaceable(RootComponent.Replaceable.self)
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var clock: Clock { rootComponent.replacement(of: \RootComponent.Replaceable.clock) ?? rootComponent.clock }
        @MainActor var draft: Scratch {
            rootComponent.replacement(of: \RootComponent.Replaceable.draft) ?? rootComponent.draft
        }
        var scratch: Scratch { rootComponent.scratch }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}

extension RootComponent {
    /// Names what `ProviderTable.withOverrides` can replace below the component.
    nonisolated struct Replaceable {
        let clock: Clock
        let draft: Scratch
    }
}
// (tail)
