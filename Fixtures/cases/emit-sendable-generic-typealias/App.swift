// What a generic typealias stands for is Sendable where its arguments make it so.
import DIRuntime

typealias Same<Value> = Value
typealias Table<Value> = Keyed<String, Same<Value>>
typealias Keyed<Key: Hashable, Value> = [Key: Value]
typealias Named<Value> = (name: String, value: Value)

struct Limits {
    let first: Same<Int>
}

protocol WorkDependency: Dependency, Sendable {
    var name: Same<String> { get }
    var counts: Table<Int> { get }
    var limits: Same<Limits>? { get }
    var first: Named<Same<Limits>> { get }
}

final class WorkComponent: Component<WorkDependency> {
    var text: String { "\(dependency.name) \(dependency.counts["a"] ?? 0) \(dependency.first.value.first)" }
    var sent: any Sendable { dependency }
}

final class RootComponent: BootstrapComponent {
    let name: Same<String> = "Ada"
    let counts: Table<Int> = ["a": 1]
    let limits: Same<Limits>? = nil
    let first: Named<Same<Limits>> = ("one", Limits(first: 3))
    var workComponent: WorkComponent { WorkComponent(parent: self) }
}
