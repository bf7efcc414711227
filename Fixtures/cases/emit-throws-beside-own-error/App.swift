// Where the app has an `Error`, Swift's is written with its module, and is still what every function may throw.
import DIRuntime

struct Error: Swift.Error {
    let code: Int
}

protocol SyncDependency: Dependency {
    func load() throws(any Swift.Error) -> Int
    func reset() throws(Swift.Never)
    func store(_ number: Int) throws(Error)
    func outcome() -> Result<Int, any Swift.Error>
}

final class SyncComponent: Component<SyncDependency> {}

final class RootComponent: BootstrapComponent {
    func load() throws -> Int { 1 }
    func reset() {}
    func store(_ number: Int) throws(Error) { throw Error(code: number) }
    func outcome() -> Result<Int, Swift.Error> { .success(2) }
    var sync: SyncComponent { SyncComponent(parent: self) }
}
