// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency, Sendable {
        let asked: Asked<Int>
        let half: Half<Int, String>
        let inherited: Inherited<Song>
        let inner: Outer<Int>.Inner
        let listed: Listed<Int>
        let loaded: Loaded<String>
        let many: Many<Int, String>
        let outer: Outer<Int>
        init(_ component: DIRuntime.NewComponent) {
            let rootComponent: RootComponent = component.nearestAncestor()
            self.asked = rootComponent.asked
            self.half = rootComponent.half
            self.inherited = rootComponent.inherited
            self.inner = rootComponent.inner
            self.listed = rootComponent.listed
            self.loaded = rootComponent.loaded
            self.many = rootComponent.many
            self.outer = rootComponent.outer
        }
    }
}
// (tail)
