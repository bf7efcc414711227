// (head)

import DIRuntime

extension LibraryComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ReaderComponent.self) { ReaderDependencyProvider($0) }
    }

    nonisolated final class ReaderDependencyProvider: ReaderDependency {
        var byName: [String: [Article]] { libraryComponent.byName }
        var first: Page<Article, String> { libraryComponent.first }
        var saved: [Article] { libraryComponent.saved }
        var second: Page<Article, Int> { libraryComponent.second }
        var third: ArticlePage? { libraryComponent.third }
        private let libraryComponent: LibraryComponent
        init(_ component: DIRuntime.NewComponent) { libraryComponent = component.nearestAncestor() }
    }
}
// (tail)
