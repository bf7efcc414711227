// `.init(parent: self)` where no declared type tells what is made: an error where it stands.
import DIRuntime

protocol JobDependency: Dependency { var queue: String { get } }

final class JobComponent: Component<JobDependency> {}

final class RootComponent: BootstrapComponent {
    var queue: String { "main" }
    var job: JobComponent { JobComponent(parent: self) }
    func start(_ job: JobComponent) -> String { job.dependency.queue }
    func restart() -> String { start(.init(parent: self)) }

    var next: JobComponent?
    var plan = Plan()
    /// The parameter of the closure hides the property, and the others are none of this component.
    func replan() {
        _ = [1].reduce(into: job) { next, _ in next = .init(parent: self) }
        plan.next = .init(parent: self)
        var last = next
        last = .init(parent: self)
        next = last
    }
}

struct Plan { var next: JobComponent? }
