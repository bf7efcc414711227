import DIRuntime

final ListExtras: BootstrapComponent {}

protocol ListDependency: Dependency {
    var phone: String { get }
}

final class ListComponent: Component<ListDependency> {
    var text: String {
        // Labels of loops, and of arguments on lines of their own, lack no keyword.
        lines: for line in [dependency.phone] {
            continue lines
        }
        return String(
            repeating: "-",
            count: 5)
    }
    let first = [
        text: 5,
    ]
}
