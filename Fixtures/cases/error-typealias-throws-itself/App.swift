// A typealias inside of a type that throws itself, which the compiler refuses, is no type that a request may have.
import DIRuntime

enum Steps {
    typealias Step = () throws(Step) -> Int
}

protocol WalkDependency: Dependency {
    var step: Int { get }
}

final class WalkComponent: Component<WalkDependency> {}

final class RootComponent: BootstrapComponent {
    var step: Steps.Step { { 1 } }  // reported here

    var walk: WalkComponent { WalkComponent(parent: self) }
}
