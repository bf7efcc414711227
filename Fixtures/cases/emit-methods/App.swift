// Methods: labels, parameters without a name, inout, autoclosure, escaping closures, generics, rethrows and async.
import DIRuntime

final class RootComponent: BootstrapComponent {
    private var pending: [() -> Void] = []

    func makeRow(id: Int, title name: String = "row") -> String { "\(id) \(name)" }
    func sort(_ names: inout [String]) { names.sort() }
    func log(_ message: @autoclosure () -> String) { print("log:", message()) }
    func later(_ work: @escaping () -> Void) { pending.append(work) }
    func runPending() { for work in pending { work() } }
    func first<Element>(of list: [Element]) -> Element? where Element: Comparable { list.min() }
    func measured<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }
    func load(_ path: String) async -> String { "content of \(path)" }
    func twice(_ number: Int, and argument1: Int) -> Int { 2 * number + argument1 }

    var listComponent: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    func makeRow(id: Int, title name: String) -> String
    func sort(_ names: inout [String])
    func log(_ message: @autoclosure () -> String)
    func later(_ work: @escaping () -> Void)
    func first<Element>(of list: [Element]) -> Element? where Element: Comparable
    func measured<Value>(_ body: () throws -> Value) rethrows -> Value
    func load(_ path: String) async -> String
    func twice(_: Int, and argument1: Int) -> Int
}

final class ListComponent: Component<ListDependency> {
    func show() async {
        var names = ["Linus", "Ada"]
        dependency.sort(&names)
        dependency.log("sorted \(names)")
        dependency.later { print("later") }
        print(dependency.makeRow(id: 1, title: names[0]), dependency.first(of: [3, 2]) ?? 0)
        print(dependency.measured { names.count })
        print(await dependency.load("list.txt"), dependency.twice(2, and: 1))
    }
}
