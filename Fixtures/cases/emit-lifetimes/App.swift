// What is said of how long a result lives is said of the provider's method as well.
import DIRuntime

protocol PartDependency: Dependency {
    @_lifetime(copy numbers)
    func known(_ numbers: Span<Int>) -> Span<Int>
    @_lifetime(borrow numbers) func all(_ numbers: borrowing [Int]) -> Span<Int>
    @_lifetime(numbers: copy numbers)
    func clear(_ numbers: inout MutableSpan<Int>)
}

final class RootComponent: BootstrapComponent {
    @_lifetime(copy numbers)
    func known(_ numbers: Span<Int>) -> Span<Int> { numbers }
    @_lifetime(borrow numbers)
    func all(_ numbers: borrowing [Int]) -> Span<Int> { numbers.span }
    @_lifetime(numbers: copy numbers)
    func clear(_ numbers: inout MutableSpan<Int>) {}
    var part: PartComponent { PartComponent(parent: self) }
}

final class PartComponent: Component<PartDependency> {
    func counts(of numbers: [Int]) -> [Int] {
        let span = numbers.span
        return [dependency.known(span).count, dependency.all(numbers).count]
    }
}
