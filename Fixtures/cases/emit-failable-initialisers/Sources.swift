import DIRuntime

/// `Int("3")` is an `Int?`: only a written type says so.
protocol ChildDependency: Dependency {
    var number: Int? { get }
}

final class ChildComponent: Component<ChildDependency> {
    var shown: String { dependency.number.map { "\($0)" } ?? "none" }
}

final class RootComponent: BootstrapComponent {
    let number: Int? = Int("3")
    var childComponent: ChildComponent { ChildComponent(parent: self) }
}
