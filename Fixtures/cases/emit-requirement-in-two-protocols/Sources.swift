import DIRuntime

struct Failure: Error {}

protocol Readable: Dependency {
    var count: Int { get }
    var total: Int { get throws }
    func load() throws -> Int
}

protocol Writable: Dependency {
    var count: Int { get set }
    var total: Int { get }
    func load() throws(Failure) -> Int
}

protocol ReadableFirst: Readable, Writable {}
protocol WritableFirst: Writable, Readable {}

final class FirstComponent: Component<ReadableFirst> {
    func use() throws -> Int {
        dependency.count += 1
        return try dependency.count + dependency.load()
    }
}

final class SecondComponent: Component<WritableFirst> {
    func use() throws -> Int { try dependency.count + dependency.load() }
}

final class ThirdComponent: Component<Readable & Writable> {
    func use() throws -> Int { try dependency.count + dependency.load() }
}

final class RootComponent: BootstrapComponent {
    var count = 1
    var total: Int { 10 }
    func load() throws(Failure) -> Int { 100 }
    var firstComponent: FirstComponent { FirstComponent(parent: self) }
    var secondComponent: SecondComponent { SecondComponent(parent: self) }
    var thirdComponent: ThirdComponent { ThirdComponent(parent: self) }
}
