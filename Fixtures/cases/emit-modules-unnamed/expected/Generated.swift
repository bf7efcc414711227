// (head)

import Catalog
import DIRuntime
import Reviews

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ReviewComponent.self) { ReviewDependencyProvider($0) }
        table.register(AuthorComponent.self) { AuthorDependencyProvider($0) }
    }

    nonisolated final class AuthorDependencyProvider: AuthorDependency {
        var author: String { rootComponent.author }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class ReviewDependencyProvider: ReviewDependency {
        var rating: Rating { catalogComponent.rating }
        private let catalogComponent: CatalogComponent
        init(_ component: DIRuntime.NewComponent) { catalogComponent = component.nearestAncestor() }
    }
}
// (tail)
