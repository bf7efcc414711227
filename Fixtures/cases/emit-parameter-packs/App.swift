// Methods with parameter packs pass every value on.
import DIRuntime

protocol PackDependency: Dependency {
    func all<each Value>(_ values: repeat each Value) -> (repeat each Value)
    func second<First, each Rest>(after first: First, _ rest: repeat each Rest) -> String
    func count<each Element: Hashable & Sendable>(_ elements: repeat each Element) -> Int
    func sum<each Number>(_ numbers: repeat each Number) -> Int where repeat each Number: BinaryInteger
}

final class PackComponent: Component<PackDependency> {
    var text: String {
        let (number, word) = dependency.all(1, "two")
        return "\(number) \(word) \(dependency.second(after: 1, "two", 3))"
            + " \(dependency.count(1, "two")) \(dependency.sum(1, 2 as UInt8))"
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
    var packComponent: PackComponent { PackComponent(parent: self) }
}
