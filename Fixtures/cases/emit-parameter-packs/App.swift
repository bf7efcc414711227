// Methods with parameter packs pass every value on.
import DIRuntime

protocol PackDependency: Dependency {
    func all<each Value>(_ values: repeat each Value) -> (repeat each Value)
    func second<First, each Rest>(after first: First, _ rest: repeat each Rest) -> String
}

final class PackComponent: Component<PackDependency> {
    var text: String {
        let (number, word) = dependency.all(1, "two")
        return "\(number) \(word) \(dependency.second(after: 1, "two", 3))"
    }
}

final class RootComponent: BootstrapComponent {
    func all<each Value>(_ values: repeat each Value) -> (repeat each Value) { (repeat each values) }
    func second<First, each Rest>(after first: First, _ rest: repeat each Rest) -> String {
        var words: [String] = []
        repeat words.append(String(describing: each rest))
        return words.first ?? "none"
    }
    var packComponent: PackComponent { PackComponent(parent: self) }
}
