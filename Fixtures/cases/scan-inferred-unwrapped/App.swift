// An initialiser whose result is unwrapped shows its type, whether it may fail or not is of no matter; and so does one that is
// called with a closure only.
import DIRuntime

struct Port {
    let number: Int
    init?(_ text: String) {
        guard let number = Int(text) else { return nil }
        self.number = number
    }
}

enum Level: Int {
    case low, high
}

struct Plan {
    let steps: [String]
    init(_ steps: () -> [String]) { self.steps = steps() }
}

final class RootComponent: BootstrapComponent {
    let port = Port("80")!
    lazy var level = shared { Level(rawValue: 1)! }
    var limit = Int("3")! {
        didSet { print("limit", limit) }
    }
    let plan = Plan {
        ["wake", "work"]
    }
    lazy var spare = shared { Plan { ["rest"] } }

    var server: ServerComponent { ServerComponent(parent: self) }
}

protocol ServerDependency: Dependency {
    var port: Port { get }
    var level: Level { get }
    var limit: Int { get set }
    var plan: Plan { get }
    var spare: Plan { get }
}

final class ServerComponent: Component<ServerDependency> {
    var text: String {
        dependency.limit += 1
        let dependency = dependency
        return "\(dependency.port.number) \(dependency.level) \(dependency.limit) \(dependency.plan.steps + dependency.spare.steps)"
    }
}
