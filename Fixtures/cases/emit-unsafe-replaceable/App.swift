// A replaced member of an unsafe type is read as the member is; one that is copied is stored.
import DIRuntime

@unsafe struct Address: Sendable {
    var value = 1
}

@safe final class RootComponent: BootstrapComponent {
    let address = unsafe Address()
    var start: UnsafePointer<Int>? { nil }
    var name: String { "root" }
    @unsafe var raw: Int { 5 }
    @unsafe func count(_ name: String) -> Int { 6 }
    @safe var checked: UnsafePointer<Int>? { nil }
    func size(of pointer: UnsafePointer<Int>?) throws -> Int { 2 }
    var list: ListComponent { ListComponent(parent: self) }
    var sent: SentComponent { SentComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var start: UnsafePointer<Int>? { get }
    var name: String { get }
    var raw: Int { get }
    func count(_ name: String) -> Int
    var checked: UnsafePointer<Int>? { get }
    func size(of pointer: UnsafePointer<Int>?) throws -> Int
}

final class ListComponent: Component<ListDependency> {}

protocol SentDependency: Dependency, Sendable {
    var address: Address { get }
}

final class SentComponent: Component<SentDependency> {}
