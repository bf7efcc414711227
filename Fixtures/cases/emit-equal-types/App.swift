// The same type in two spellings matches: sugar, order, spacing, typealiases and inferred types.
import DIRuntime

typealias UserID = Int
typealias Handler = (String) -> Void

protocol Readable {
    var size: Int { get }
}

protocol Writable {
    func write(_ text: String)
}

final class Disk: Readable, Writable {
    var size = 0
    func write(_ text: String) { size += text.count }
}

final class RootComponent: BootstrapComponent {
    let ids: Array<UserID> = [1, 2]
    var names: Dictionary<Int, String> { [1: "ada"] }
    var disk: any Writable & Readable { storage }
    lazy var storage = Disk()
    var handler: Handler { { print("handled", $0) } }
    var done: () -> () { { print("done") } }
    let currentUser: UserID = 1
    var ratio = 0.5
    var listComponent: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var ids: [Int] { get }
    var names: [UserID: String] { get }
    var disk: any Readable & Writable { get }
    var storage: Disk { get }
    var handler: (String) -> Void { get }
    var done: () -> Void { get }
    var currentUser: Int { get }
    var ratio: Double { get }
}

final class ListComponent: Component<ListDependency> {
    func show() {
        dependency.disk.write("abc")
        dependency.handler("\(dependency.ids) \(dependency.names[dependency.currentUser] ?? "-")")
        dependency.done()
        print(dependency.storage.size, dependency.ratio)
    }
}
