// `.init(parent: self)` where no declared type tells what is made: an error where it stands.
import DIRuntime

protocol JobDependency: Dependency { var queue: String { get } }

final class JobComponent: Component<JobDependency> {}

final class RootComponent: BootstrapComponent {
    var queue: String { "main" }
    var job: JobComponent { JobComponent(parent: self) }
    func start(_ job: JobComponent) -> String { job.dependency.queue }
    func restart() -> String { start(.init(parent: self)) }
}
