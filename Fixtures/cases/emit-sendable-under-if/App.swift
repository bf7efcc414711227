// Copies stand under the conditions of their requests and owners.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let limit = 3
    #if DEBUG
    let trace: String? = "on"
    var debugComponent: DebugComponent { DebugComponent(parent: self) }
    #endif
    var workComponent: WorkComponent { WorkComponent(parent: self) }
}

#if DEBUG
final class DebugComponent: Component<EmptyDependency> {
    let limit = 9
    var workComponent: WorkComponent { WorkComponent(parent: self) }
}
#endif

protocol WorkDependency: Dependency, Sendable {
    var limit: Int { get }
    #if DEBUG
    var trace: String? { get }
    #endif
}

final class WorkComponent: Component<WorkDependency> {
    var text: String { "up to \(dependency.limit)" }
}
