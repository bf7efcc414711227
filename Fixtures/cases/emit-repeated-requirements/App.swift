// What a protocol repeats of one above is on the actor of that; a generic requirement repeats none, nor does a method of which
// only one is `async`.
import DIRuntime

final class Row {}

protocol RowsDependency: Dependency {
    @MainActor func count(in row: Row) -> Int
    @MainActor func find<Value>(_ value: Value) -> Int
    @MainActor func show(_ key: some Hashable) -> Int
    @MainActor func close(_ row: Row) -> Int
}

protocol ListDependency: RowsDependency {
    func count(in row: Row) async -> Int
    func find<Value>(_ value: Value) -> Int
    func show(_ key: some Hashable) -> Int
    func close(_ row: Row) -> Int
}

final class RootComponent: BootstrapComponent {
    func count(in row: Row) -> Int { 1 }
    func find<Value>(_ value: Value) -> Int { 20 }
    func show(_ key: some Hashable) -> Int { 300 }
    @MainActor func close(_ row: Row) -> Int { 4000 }
    var list: ListComponent { ListComponent(parent: self) }
}

final class ListComponent: Component<ListDependency> {
    func total() async -> Int {
        await dependency.count(in: Row()) + dependency.find("a") + dependency.show("b")
    }

    @MainActor func close() -> Int { dependency.close(Row()) }
}
