// What is known of the types of Swift's library decides whether a value may leave an actor.
import DIRuntime

protocol ReaderDependency: Dependency {
    func key() async -> AnyHashable
    func title() async -> KeyPath<String, Int>
    var rows: any Sequence<Int> { get async }
    func next() async -> AnyIterator<Int>?
    func slice() async -> ReversedCollection<[Int]>
    func executor() async -> any SerialExecutor
    func sendableTitle() async -> KeyPath<String, Int> & Sendable
    var place: String.Index { get }
    var pairs: Zip2Sequence<[Int], [String]> { get }
    func regex() async -> Regex
}

// One of the app's own has the name of one of the library.
struct Regex: Sendable {}

final class ReaderComponent: Component<ReaderDependency> {}

final class ShellComponent: MainActorBootstrapComponent {
    func key() -> AnyHashable { 1 }
    func title() -> KeyPath<String, Int> { \.count }
    var rows: any Sequence<Int> { [1] }
    func next() -> AnyIterator<Int>? { nil }
    func slice() -> ReversedCollection<[Int]> { [1].reversed() }
    func executor() -> any SerialExecutor { MainActor.shared }
    func sendableTitle() -> KeyPath<String, Int> & Sendable { \.count }
    let place: String.Index = "".startIndex
    let pairs: Zip2Sequence<[Int], [String]> = zip([1], ["a"])
    func regex() -> Regex { Regex() }
    var reader: ReaderComponent { ReaderComponent(parent: self) }
}
