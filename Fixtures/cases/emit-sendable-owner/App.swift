// An owner that is Sendable makes no warning in the provider, nor does one that is not.
import DIRuntime

final class RootComponent: BootstrapComponent, @unchecked Sendable {
    let apiKey: String = "key-1"
    var jobsComponent: JobsComponent { JobsComponent(parent: self) }
}

final class JobsComponent: Component<EmptyDependency> {
    var queueDepth: Int { 5 }
    var workerComponent: WorkerComponent { WorkerComponent(parent: self) }
}

protocol WorkerDependency: Dependency {
    var apiKey: String { get }
    var queueDepth: Int { get }
}

final class WorkerComponent: Component<WorkerDependency> {
    var text: String { "\(dependency.apiKey), \(dependency.queueDepth) jobs" }
}
