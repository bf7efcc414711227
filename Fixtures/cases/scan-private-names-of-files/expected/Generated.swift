// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(dependency: (any BookDependency).self) { BookDependencyProvider($0) }
        table.register(dependency: (any FilmDependency).self) { FilmDependencyProvider($0) }
    }

    nonisolated final class BookDependencyProvider: BookDependency {
        var item: Book { booksComponent.item }
        private let booksComponent: BooksComponent
        init(_ component: DIRuntime.NewComponent) { booksComponent = component.nearestAncestor() }
    }

    nonisolated final class FilmDependencyProvider: FilmDependency {
        var item: Film { filmsComponent.item }
        private let filmsComponent: FilmsComponent
        init(_ component: DIRuntime.NewComponent) { filmsComponent = component.nearestAncestor() }
    }
}
// (tail)
