// No provider is an actor; that 'Actor' is 'Sendable' as well is no second mistake.
import DIRuntime

protocol CountDependency: Dependency, Actor {
    var limit: Int { get }
}

protocol SumDependency: CountDependency {}

final class RootComponent: BootstrapComponent {
    var limit: Int { 3 }

    var count: CountComponent { CountComponent(parent: self) }
    var sum: SumComponent { SumComponent(parent: self) }
}

final class CountComponent: Component<CountDependency> {}

final class SumComponent: Component<SumDependency> {}
