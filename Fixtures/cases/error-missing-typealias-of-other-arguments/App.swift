import DIRuntime

struct Value {}

struct Box<Value> {
    typealias Pair = (Value, Value)
}

class Screen<Value>: BootstrapComponent {
    typealias Show = (Value) -> Void

    var show: Show { { _ in } }
}

protocol ListDependency: Dependency {
    var pair: Box<Int>.Pair { get }
    var show: (Value) -> Void { get }
}

final class RootComponent: Screen<Int> {
    var pair: Box<String>.Pair { ("", "") }

    var list: ListComponent { ListComponent(parent: self) }
}

final class ListComponent: Component<ListDependency> {}
