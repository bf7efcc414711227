import DIRuntime
import Work

protocol JobDependency: Dependency {
    var operation: Work.Operation { get }
    func operations(after operation: Work.Operation) -> [Work.Operation]
}

final class JobComponent: Component<JobDependency> {
    var text: String { dependency.operations(after: dependency.operation).map(\.name).joined(separator: ", ") }
}
