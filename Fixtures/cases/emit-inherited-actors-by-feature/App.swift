// `GlobalActorIsolatedTypesUsability` lets protocols inherit actors in language mode 5, too.
import DIRuntime

@MainActor protocol Titled: Dependency {
    var title: String { get }
}

protocol Named: Titled {
    var name: String { get }
}

final class RootComponent: MainActorBootstrapComponent {
    var title: String { "title" }
    var name: String { "name" }
    var screen: ScreenComponent { ScreenComponent(parent: self) }
}

final class ScreenComponent: MainActorComponent<any Named> {
    var all: String { "\(dependency.title) \(dependency.name)" }
}
