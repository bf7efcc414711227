import DIRuntime
import Foundation

protocol QueueDependency: Dependency {
    var blocking: Foundation.Operation { get }
}

final class QueueComponent: Component<QueueDependency> {
    var text: String { "\(dependency.blocking.isFinished)" }
}
