// A wrapped property is on the actor of the value in its outermost wrapper, whatever class it stands in.
import DIRuntime

@propertyWrapper
struct OnMain<Value: Sendable> {
    private var value: Value

    nonisolated init(wrappedValue: Value) { value = wrappedValue }

    @MainActor var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }
}

@propertyWrapper
struct Anywhere<Value: Sendable> {
    private let value: Value

    nonisolated init(wrappedValue: Value) { value = wrappedValue }

    nonisolated var wrappedValue: Value { value }
}

final class RootComponent: BootstrapComponent {
    @OnMain var title: String = "Root"
    @MainActor var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    @MainActor var title: String { get set }
}

final class ListComponent: MainActorComponent<ListDependency> {
    @Anywhere var count: Int = 2
    var row: RowComponent { RowComponent(parent: self) }
    var text: String { "\(dependency.title) \(row.copy)" }
}

protocol RowDependency: Dependency {
    nonisolated var count: Int { get }
}

final class RowComponent: Component<RowDependency> {
    var copy: Int { dependency.count }
}
