// The value of the wrapper is on the main actor, and so is each property with it, but not the class around it.
import DIRuntime

@propertyWrapper
struct OnMain<Value: Sendable> {
    private var value: Value

    init(wrappedValue: Value) { value = wrappedValue }

    @MainActor var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }
}

@MainActor @propertyWrapper
struct MainWrapper<Value: Sendable> {
    var wrappedValue: Value
}

@propertyWrapper
struct Plain<Value: Sendable> {
    var wrappedValue: Value
}

final class RootComponent: BootstrapComponent {
    @OnMain var title: String = "Root"
    @MainWrapper var size: Int = 2
    @Plain var count: Int = 2
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var title: String { get }
    var size: Int { get }
    var count: Int { get }
}

final class ListComponent: Component<ListDependency> {}
