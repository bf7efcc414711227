// Nor can what an internal protocol asks for come from a private one.
import DIRuntime
import Dispatch
private import Storage

protocol TimerDependency: Dependency {
    var start: DispatchTime { get }
}

final class TimerComponent: Component<TimerDependency> {
    var text: String { "\(dependency.start.rawValue) \(size)" }
    private var size: Int { Rows().count }
}
