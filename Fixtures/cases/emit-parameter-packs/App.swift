// Methods with parameter packs pass every value on.
import DIRuntime

protocol PackDependency: Dependency {
    func all<each Value>(_ values: repeat each Value) -> (repeat each Value)
    func second<First, each Rest>(after first: First, _ rest: repeat each Rest) -> String
    func count<each Element: Hashable & Sendable>(_ elements: repeat each Element) -> Int
    func sum<each Number>(_ numbers: repeat each Number) -> Int where repeat each Number: BinaryInteger
    func firsts<each Row: Sequence>(of rows: repeat each Row) -> (repeat (each Row).Element?)
    func names<each Value>(of types: repeat (each Value).Type) -> [String]
    func fill<each Row: Sequence, each Cell>(_ rows: repeat each Row, with cells: repeat each Cell) -> Int
    where repeat (each Row).Element == each Cell
}

final class PackComponent: Component<PackDependency> {
    var text: String {
        let (number, word) = dependency.all(1, "two")
        return "\(number) \(word) \(dependency.second(after: 1, "two", 3))"
            + " \(dependency.count(1, "two")) \(dependency.sum(1, 2 as UInt8))"
            + " \(dependency.firsts(of: [4, 5], "six")) \(dependency.names(of: Int.self, String.self))"
            + " \(dependency.fill([7], "eight", with: 9, "x"))"
    }
}

final class RootComponent: BootstrapComponent {
    func all<each Value>(_ values: repeat each Value) -> (repeat each Value) { (repeat each values) }
    func second<First, each Rest>(after first: First, _ rest: repeat each Rest) -> String {
        var words: [String] = []
        repeat words.append(String(describing: each rest))
        return words.first ?? "none"
    }
    func count<each Element>(_ elements: repeat each Element) -> Int
    where repeat each Element: Sendable, repeat each Element: Hashable {
        var hashes: Set<AnyHashable> = []
        repeat _ = hashes.insert(AnyHashable(each elements))
        return hashes.count
    }
    func sum<each Number: BinaryInteger>(_ numbers: repeat each Number) -> Int {
        var sum = 0
        repeat sum += Int(each numbers)
        return sum
    }
    func firsts<each Line: Sequence>(of rows: repeat each Line) -> (repeat (each Line).Element?) {
        (repeat (each rows).first { _ in true })
    }
    func names<each Value>(of types: repeat (each Value).Type) -> [String] {
        var names: [String] = []
        repeat names.append("\(each types)")
        return names
    }
    func fill<each Row, each Cell>(_ rows: repeat each Row, with cells: repeat each Cell) -> Int
    where repeat each Row: Sequence, repeat (each Row).Element == each Cell {
        var count = 0
        repeat count += [each cells].count + Array(each rows).count
        return count
    }
    var packComponent: PackComponent { PackComponent(parent: self) }
}
