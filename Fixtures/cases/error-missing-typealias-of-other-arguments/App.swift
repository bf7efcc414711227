import DIRuntime

struct Value {}

struct Box<Value> {
    typealias Pair = (Value, Value)
    struct Mark {}
}

typealias Count = Box<Int>
typealias Title = Box<String>

class Screen<Value>: BootstrapComponent {
    typealias Show = (Value) -> Void

    var show: Show { { _ in } }
}

protocol ListDependency: Dependency {
    var pair: Box<Int>.Pair { get }
    var show: (Value) -> Void { get }
    var mark: Count.Mark { get }
}

final class RootComponent: Screen<Int> {
    var pair: Box<String>.Pair { ("", "") }
    var mark: Title.Mark { Title.Mark() }

    var list: ListComponent { ListComponent(parent: self) }
}

final class ListComponent: Component<ListDependency> {}
