// 'throws(Error)' is plain 'throws' only where 'Error' is Swift's; failures are compared by what they mean.
import DIRuntime

enum Loading {
    struct Error: Swift.Error {}

    final class LoaderComponent: Component<EmptyDependency> {
        func load() throws(Error) -> Int { 1 }
        func save() throws(any Swift.Error) {}
        func reset() throws(Never) {}
        var list: ListComponent { ListComponent(parent: self) }
    }
}

final class RootComponent: BootstrapComponent {
    var loader: Loading.LoaderComponent { Loading.LoaderComponent(parent: self) }
}

protocol ListDependency: Dependency {
    func load() throws(Loading.Error) -> Int
    func save() throws
    func reset()
}

final class ListComponent: Component<ListDependency> {
    var text: String { "\((try? dependency.load()) ?? 0)" }
}
