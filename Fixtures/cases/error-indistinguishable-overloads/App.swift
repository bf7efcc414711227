// Swift accepts each pair, and no call can tell its members apart: the compiler's error would stand in the generated file.
import DIRuntime

final class Ticket {}
protocol Keyed {}
protocol Named {}

protocol PrinterDependency: Dependency {
    func print(_ pages: [Int]) -> Int
    func queue(_ ticket: Ticket) -> Int
    func hold(_ first: [Int], _ second: [Int]) -> Int
    func copy() -> RootComponent
    func find() -> RootComponent?
    func pair<T, U>(_ first: T, _ second: U) -> Int
    func join<T: Keyed, U: Named>(_ first: T, _ second: U) -> Int
    func sort<T: Keyed, U>(_ first: T, _ second: U) -> Int
    func scan(_ pages: [Int]) -> Int
    func send(_ job: () -> Void) -> Int
    func fold(_ pages: [Int]) -> Int
    func bind(_ pages: [Int]) -> Int
    func feed(_ page: Int) -> Int
    subscript(page: Int) -> Int { get }
}

final class PrinterComponent: Component<PrinterDependency> {}

final class RootComponent: BootstrapComponent {
    func print(_ pages: [Int]) -> Int { 1 }
    func print(_ pages: consuming [Int]) -> Int { 2 }

    func queue(_ ticket: sending Ticket) -> Int { 1 }
    func queue(_ ticket: Ticket) -> Int { 2 }

    func hold(_ first: borrowing [Int], _ second: [Int]) -> Int { 1 }
    func hold(_ first: [Int], _ second: [Int]) -> Int { 2 }

    func copy() -> Self { self }
    func copy() -> RootComponent { self }

    func find() -> RootComponent? { self }
    func find() -> Self? { self }

    func pair<T, U>(_ first: T, _ second: U) -> Int { 1 }
    func pair<U, T>(_ first: T, _ second: U) -> Int { 2 }

    func join<T: Keyed, U: Named>(_ first: T, _ second: U) -> Int { 1 }
    func join<U, T: Keyed>(_ first: T, _ second: U) -> Int where U: Named { 2 }

    // Calls tell these apart.
    func sort<T: Keyed, U>(_ first: T, _ second: U) -> Int { 1 }
    func sort<U, T>(_ first: T, _ second: U) -> Int { 2 }

    func scan(_ pages: [Int]) -> Int { 1 }
    func scan(_ pages: consuming [Int]) -> String { "" }
    func scan(_ pages: inout [Int]) -> Int { 3 }
    func scan(_ pages: consuming [Int]) async -> Int { 4 }

    func send(_ job: () -> Void) -> Int { 1 }
    func send(_ job: @Sendable () -> Void) -> Int { 2 }

    func fold(_ pages: [Int]) -> Int { 1 }
    @_disfavoredOverload
    func fold(_ pages: consuming [Int]) -> Int { 2 }

    func bind(_ pages: [Int]) -> Int { 1 }
    @available(*, unavailable)
    func bind(_ pages: borrowing [Int]) -> Int { 2 }

    func feed(_ page: Int) -> Int { 1 }
    func feed(_ pages: Int...) -> Int { 2 }
    subscript(page: Int) -> Int { 1 }
    subscript(pages: Int...) -> Int { 2 }

    var printer: PrinterComponent { PrinterComponent(parent: self) }
}
