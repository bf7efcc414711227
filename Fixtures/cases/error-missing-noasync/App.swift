// What may not be used in asynchronous code serves no request that is 'async'; others it does.
import DIRuntime

final class RootComponent: BootstrapComponent {
    @available(*, noasync, message: "blocks")
    func load() -> [String] { [] }

    var list: ListComponent { ListComponent(parent: self) }
    var row: RowComponent { RowComponent(parent: self) }
}

@available(*, noasync)
extension RootComponent {
    var count: Int { 3 }
}

protocol ListDependency: Dependency {
    func load() async -> [String]
    var count: Int { get async }
}

final class ListComponent: Component<ListDependency> {}

protocol RowDependency: Dependency {
    var count: Int { get }
}

final class RowComponent: Component<RowDependency> {}
