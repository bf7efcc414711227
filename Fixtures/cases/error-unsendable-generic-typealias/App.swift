// A generic typealias promises no more than its arguments, nor anything of a namesake of its parameter.
import DIRuntime

typealias Same<Value> = Value
typealias Table<Value> = [String: Same<Value>]
typealias Plain<Value> = Holder

class Value {}

struct Holder {
    let value: Value
}

class Counter {}

protocol WorkDependency: Dependency, Sendable {
    var counters: Table<Counter> { get }
    var holder: Plain<Int> { get }
    var name: Same<String> { get }
}

final class WorkComponent: Component<WorkDependency> {}

final class RootComponent: BootstrapComponent {
    let counters: Table<Counter> = [:]
    let holder: Plain<Int> = Holder(value: Value())
    let name: Same<String> = "Ada"
    var workComponent: WorkComponent { WorkComponent(parent: self) }
}
