// Swift allows no 'nonisolated var' that is stored in a class: what any thread may read is a 'let', and a wrapped property is none.
import DIRuntime

@propertyWrapper
struct Kept<Value: Sendable> {
    var wrappedValue: Value
}

@MainActor
final class RootComponent: MainActorBootstrapComponent {
    var host = "example.org"
    var port: Int { 80 }
    @Kept var retries: Int = 3
    var limit = 5
    lazy var token = "secret"
    var loader: LoaderComponent { LoaderComponent(parent: self) }
    var first: FirstComponent { FirstComponent(parent: self) }
    var second: SecondComponent { SecondComponent(parent: self) }
}

protocol LoaderDependency: Dependency {
    nonisolated var host: String { get }
    nonisolated var port: Int { get }
    nonisolated var retries: Int { get }
    nonisolated var limit: Int { get set }
}

final class LoaderComponent: Component<LoaderDependency> {}

protocol FirstDependency: Dependency {
    var token: String { get }
}

final class FirstComponent: Component<FirstDependency> {}

protocol SecondDependency: Dependency {
    var token: String { get }
}

final class SecondComponent: Component<SecondDependency> {}
