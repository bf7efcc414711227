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

    nonisolated final class PageDependencyProvider: PageDependency {
        @MainActor func draft(_ text: String) async -> Draft { await rootComponent.draft(text) }
        @MainActor func drafts(_ count: Int) async throws -> [Draft] { try await rootComponent.drafts(count) }
        @MainActor subscript(row: Int) -> Draft {
            get async { await rootComponent[row] }
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
