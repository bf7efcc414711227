// The compiler infers 'Sendable' neither of what is made of itself, nor of what holds a value of a generic parameter that does
// not ask for it.
import DIRuntime

indirect enum Tree {
    case leaf
    case node(Tree, Tree)
}

struct Box<Value> {
    let value: Value
}

struct SafeBox<Value: Sendable> {
    let value: Value
}

final class RootComponent: MainActorBootstrapComponent {
    var tree: Tree { .leaf }
    var box: Box<Int> { Box(value: 1) }
    var safeBox: SafeBox<Int> { SafeBox(value: 1) }
    var reader: ReaderComponent { ReaderComponent(parent: self) }
}

protocol ReaderDependency: Dependency {
    var tree: Tree { get async }
    var box: Box<Int> { get async }
    var safeBox: SafeBox<Int> { get async }
}

final class ReaderComponent: Component<ReaderDependency> {}
