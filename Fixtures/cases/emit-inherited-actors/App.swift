// The actor of a protocol is inherited through other protocols, typealiases and compositions.
import DIRuntime

@MainActor
protocol Titled: Dependency {
    var title: String { get }
}

protocol Named: Titled {
    var name: String { get }
}

protocol Plain {
    var number: Int { get }
}

typealias NamedAndPlain = Named & Plain

protocol ScreenDependency: NamedAndPlain {
    var text: String { get }
}

final class RootComponent: MainActorBootstrapComponent {
    var title: String { "title" }
    var name: String { "name" }
    nonisolated var number: Int { 1 }
    var text: String { "text" }
    var screen: ScreenComponent { ScreenComponent(parent: self) }
}

final class ScreenComponent: MainActorComponent<any ScreenDependency> {
    var all: String { "\(dependency.title) \(dependency.name) \(dependency.number) \(dependency.text)" }
}
