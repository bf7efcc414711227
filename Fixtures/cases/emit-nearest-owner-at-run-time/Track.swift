// A request with three owners is served by the one that is nearest where the scope lives.
import DIRuntime

protocol TrackDependency: Dependency {
    var queueName: String { get }
    var quality: Int { get }
    func enqueue(_ track: String) -> String
}

final class TrackComponent: Component<TrackDependency> {
    var text: String { "\(dependency.enqueue("Aria")), quality \(dependency.quality)" }
}
