// What a typealias passes on tells its types apart, though it names no arguments itself.
import DIRuntime

struct Key<Value> {
    struct Mark {}
}

typealias StoreKey = Key

final class RootComponent: BootstrapComponent {
    var key: StoreKey<String> { StoreKey() }
    var mark: StoreKey<String>.Mark { .init() }
    var listComponent: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var key: StoreKey<Int> { get }
    var mark: StoreKey<Int>.Mark { get }
}

final class ListComponent: Component<ListDependency> {}
