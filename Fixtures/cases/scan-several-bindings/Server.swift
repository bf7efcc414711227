// One `var` or `let` binds several names: each is a property with its own type, or with the type that follows.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let host: String = "localhost", port: Int = 8080
    var primary, replica: String?
    let limits: [String: (Int, Int)] = ["a, b: Int": (1, 2)], retry = 3, ratio = 0.5
    var worker: WorkerComponent { WorkerComponent(parent: self) }
}

protocol WorkerDependency: Dependency {
    var host: String { get }
    var port: Int { get }
    var primary: String? { get }
    var replica: String? { get }
    var limits: [String: (Int, Int)] { get }
    var retry: Int { get }
    var ratio: Double { get }
}

final class WorkerComponent: Component<WorkerDependency> {
    var text: String {
        "\(dependency.host):\(dependency.port) \(dependency.retry) \(dependency.ratio) \(dependency.replica ?? "none")"
    }
}
