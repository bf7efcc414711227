// What extensions of the standard library's generic types call their generic parameters.
import DIRuntime

extension Array {
    typealias Pair = (Element, Element)
    struct Row {}
}

extension Dictionary where Value: Hashable {
    typealias Inverse = [Value: Key]
}

extension Optional {
    typealias Held = Wrapped
}

extension Result {
    typealias Completion = (Result<Success, Failure>) -> Void
}

protocol RowDependency: Dependency {
    var pair: [String].Pair { get }
    var row: [Int].Row { get }
    var inverse: [String: Int].Inverse { get }
    var held: Int?.Held { get }
    var completion: Result<Int, any Error>.Completion { get }
}

final class RowComponent: Component<RowDependency> {}

final class RootComponent: BootstrapComponent {
    var pair: (String, String) { ("a", "b") }
    var row: Array<Int>.Row { .init() }
    var inverse: [Int: String] { [:] }
    var held: Int { 1 }
    var completion: (Result<Int, any Error>) -> Void { { _ in } }
    var child: RowComponent { RowComponent(parent: self) }
}
