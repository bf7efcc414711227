// needle-gen:generated
// Do not edit: change the sources and run needle-gen, or build again where its plugin runs.
// swift-format-ignore-file
// swiftlint:disable all

import Catalog
import DIRuntime
import Reviews

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable { table in
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

@available(*, deprecated, message: "The graph needs no registration: delete this call.")
nonisolated func registerProviderFactories() {}
