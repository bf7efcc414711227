// (head)

import DIRuntime

extension `The Root`: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(`Page Component`.self) { PageDependencyProvider($0) }
        table.register(`Page: detail`.self) { DetailneedsProvider($0) }
    }

    nonisolated final class DetailneedsProvider: `Detail: needs` {
        var atHome: `Our: notes`.`Note@home` { theRoot.atHome }
        var note: `Our: notes`.`Note: more:` { theRoot.note }
        private let theRoot: `The Root`
        init(_ component: DIRuntime.NewComponent) { theRoot = component.nearestAncestor() }
    }

    nonisolated final class PageDependencyProvider: `Page Dependency` {
        var `1st`: Int { theRoot.`1st` }
        func `number of`(`the word`: String) -> Int { theRoot.`number of`(`the word`: `the word`) }
        var `page title`: `Page title` { theRoot.`page title` }
        private let theRoot: `The Root`
        init(_ component: DIRuntime.NewComponent) { theRoot = component.nearestAncestor() }
    }
}
// (tail)
