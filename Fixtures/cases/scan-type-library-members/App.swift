// What types of the standard library call `Element`, `Index`, `SubSequence`, `Stride` or `Magnitude`.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var letter: Character { "a" }
    var index: Int { 1 }
    var slice: ArraySlice<Int> { [1] }
    var text: String.SubSequence { "b" }
    var byte: UInt8 { 2 }
    var pair: (key: String, value: Int) { ("c", 3) }
    var step: Int.Stride { 4 }
    var size: UInt { 5 }
    var width: Float64 { 6 }
    var bound: Range<Int>.Bound { 7 }
    func first(_ stream: AsyncStream<Int>) -> AsyncStream<Int>.Element? { nil }
    var iterator: [Int].Iterator { [8].makeIterator() }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var letter: String.Element { get }
    var index: [String].Index { get }
    var slice: [Int].SubSequence { get }
    var text: Substring { get }
    var byte: UTF8.CodeUnit { get }
    var pair: [String: Int].Element { get }
    var step: Int { get }
    var size: Int.Magnitude { get }
    var width: Double { get }
    var bound: Int { get }
    func first(_ stream: AsyncStream<Int>) -> Int?
    var iterator: IndexingIterator<[Int]> { get }
}

final class PageComponent: Component<PageDependency> {
    var line: String { "\(dependency.letter)\(dependency.index)\(dependency.text)\(dependency.pair.key)\(dependency.size)" }
}
