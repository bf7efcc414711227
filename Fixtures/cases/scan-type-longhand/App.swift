import DIRuntime

protocol Readable {}

extension Array {
    typealias Pair = (Element, Element)
}

protocol ReaderDependency: Dependency {
    var place: [Int].Index { get }
    var entry: [String: Int].Index? { get }
    var pair: [Int].Pair { get }
    var sizes: InlineArray<3, Int> { get }
    var rows: [2 of [2 of Int]] { get }
    var kind: (any Readable).Type { get }
    var other: Readable.Protocol { get }
    func name(_ text: String?) -> String?
}

final class RootComponent: BootstrapComponent {
    var place: Array<Int>.Index { 1 }
    var entry: Dictionary<String, Int>.Index? { nil }
    var pair: [Int].Pair { (1, 2) }
    var sizes: [3 of Int] { [1, 2, 3] }
    var rows: InlineArray<2, [2 of Int]> { [[1, 2], [3, 4]] }
    var kind: Readable.Protocol { (any Readable).self }
    var other: (any Readable).Type { (any Readable).self }
    func name(_ text: String?) -> String? { text }

    var reader: ReaderComponent { ReaderComponent(parent: self) }
}

final class ReaderComponent: Component<ReaderDependency> {
    var text: String {
        "\(dependency.place) \(dependency.pair.1) \(dependency.sizes[2]) \(dependency.kind == dependency.other)"
            + " \(String(describing: dependency.name("one")))"
    }
}
