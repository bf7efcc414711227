// What no closure can stand for, what no key path can name, and what has a type whose name means another one inside of the
// component, is left out.
import DIRuntime


class ThemedComponent: BootstrapComponent {
    struct Style {}
}

final class RootComponent: ThemedComponent {
    enum String { case none }

    let title: Swift.String = "Mail"
    let count = 3
    let `Type`: Swift.String = "inbox"
    func isFirst(_ value: some Equatable) -> Bool { true }
    func names(of values: any Collection<Int>) -> [Int] { Array(values) }
    func style(_ count: Int) -> [Kit.Style] { [] }

    var list: ListComponent { ListComponent(parent: self) }
}

enum Kit { typealias Style = AppStyle }

typealias AppStyle = Int

protocol ListDependency: Dependency {
    var title: String { get }
    var count: Int { get }
    var `Type`: String { get }
    func isFirst(_ value: some Equatable) -> Bool
    func names(of values: any Collection<Int>) -> [Int]
    func style(_ count: Int) -> [Kit.Style]
}

final class ListComponent: Component<ListDependency> {}
