// What a requirement lets a member throw: a clause that is there is to be changed, where there is none it is added.
import DIRuntime

enum DiskError: Error { case full }
enum NetError: Error { case offline }

protocol StoreDependency: Dependency {
    func count() throws(Never) -> Int
    var size: Int { get throws(Never) }
    func name() -> String
    func load() throws(NetError) -> Int
    func save() throws(DiskError)
    func wait() throws(Never)
    func any() throws(any Error)
    func quiet() throws(DiskError)
}

final class StoreComponent: Component<StoreDependency> {}

final class RootComponent: BootstrapComponent {
    func count() throws(DiskError) -> Int { 1 }
    var size: Int { get throws(DiskError) { 1 } }
    func name() throws(DiskError) -> String { "" }
    func load() throws(DiskError) -> Int { 1 }
    func save() throws {}
    func wait() async throws(Never) {}
    // These serve as they are.
    func any() throws(DiskError) {}
    func quiet() throws(Never) {}

    var store: StoreComponent { StoreComponent(parent: self) }
}
