import DIRuntime

// What the members of its extensions are depends on who conforms.
protocol Routing {
    associatedtype Place
    var place: Place { get }
}

extension Routing {
    typealias Places = [Place]
    typealias Marked<Mark> = (Place, Mark)

    var places: Places { [place] }
    var last: Self.Places { [place] }
    var marked: Marked<Bool> { (place, true) }
}

protocol Keyed {
    associatedtype Key = Int
    typealias Keys = Set<Int>
}

extension Keyed {
    var keys: Keys { [3] }
    func key(_ keys: Keys) -> Key? { nil }
}

// Inside of the extensions the name means the protocol's.
struct Place {}

final class RootComponent: BootstrapComponent, Routing, Keyed {
    var place: Int { 1 }
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var places: [Int] { get }
    var last: [Int] { get }
    var marked: (Int, Bool) { get }
    var keys: Set<Int> { get }
    func key(_ keys: Set<Int>) -> Int?
}

final class RowComponent: Component<RowDependency> {
    var line: String {
        "\(dependency.places) \(dependency.last) \(dependency.marked.1) \(dependency.keys) \(dependency.key([]) ?? 0)"
    }
}
