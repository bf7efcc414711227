import DIRuntime

// It was called 'Account'.
enum Accounts {
    struct Row {}

    protocol ListDependency: Dependency {
        var row: Row { get }
    }

    class ScreenComponent<Needs>: Component<Needs> {}

    final class DetailComponent: Component<ListDependency> {}
}
