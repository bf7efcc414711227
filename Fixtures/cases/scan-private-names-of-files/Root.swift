// What is private to its file may have the name of what is private to another one: typealiases, protocols and components.
import DIRuntime

struct Book: Sendable {
    let title: String
}

struct Film: Sendable {
    let title: String
}

protocol BookDependency: Dependency {
    var item: Book { get }
}

protocol FilmDependency: Dependency {
    var item: Film { get }
}

final class RootComponent: BootstrapComponent {
    var books: BooksComponent { BooksComponent(parent: self) }
    var films: FilmsComponent { FilmsComponent(parent: self) }
}
