// The arguments of an attribute are code as well, which has no 'self'.
import DIRuntime

@propertyWrapper struct Lazily<Value> {
    let make: (RootComponent) -> Value
    var wrappedValue: Value { make(RootComponent()) }
    init(_ make: @escaping (RootComponent) -> Value) { self.make = make }
}

final class RootComponent: BootstrapComponent {
    @Lazily({ ChildComponent(parent: $0) }) var child: ChildComponent
}

final class ChildComponent: Component<EmptyDependency> {}
