import DIRuntime

protocol StoreDependency: Dependency {
    func pick<First, Second>(_ first: First, _ second: Second) -> First
    func sort<Values: Sequence>(_ values: Values) -> [Values.Element] where Values.Element: Comparable
}

final class RootComponent: BootstrapComponent {
    func pick<Second, First>(_ first: Second, _ second: First) -> First { second }
    func sort<Values: Sequence>(_ values: Values) -> [Values.Element] where Values.Element: Hashable { [] }

    var store: StoreComponent { StoreComponent(parent: self) }
}

final class StoreComponent: Component<StoreDependency> {}
