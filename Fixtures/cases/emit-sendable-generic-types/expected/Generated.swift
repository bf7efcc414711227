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
        let cache: Cache<String, Page<Int>>
        let draft: Tag<Draft>
        let page: Page<Tag<Int?>>
        let plain: Outer<Draft>.Plain
        let tag: Tag<Int>
        init(_ component: DIRuntime.NewComponent) {
            let rootComponent: RootComponent = component.nearestAncestor()
            self.cache = rootComponent.cache
            self.draft = rootComponent.draft
            self.page = rootComponent.page
            self.plain = rootComponent.plain
            self.tag = rootComponent.tag
        }
    }
}
// (tail)
