// Whether a type is 'Sendable' nobody knows once it was renamed where it is declared.
import DIRuntime

struct Limits: Sendable {}

typealias Tables<Value> = [String: Value]

final class RootComponent: BootstrapComponent {
    let limit: Limit? = nil
    let table: Table<Int> = [:]
    let counts: Table<String> = [:]

    var workComponent: WorkComponent { WorkComponent(parent: self) }
}

protocol WorkDependency: Dependency, Sendable {
    var limit: Limit? { get }
    var table: Table<Int> { get }
    var counts: Table<String> { get }
}

final class WorkComponent: Component<WorkDependency> {}
