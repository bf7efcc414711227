// An array or a dictionary shows its type where all its parts show the same one. What an initialiser that may give nil makes is
// known where it is unwrapped, and is not asked for where none is called.
import DIRuntime

struct Step {
    let name: String
    init(_ name: String) { self.name = name }
}

struct Port {
    let number: Int
    init?(_ text: String) {
        guard let number = Int(text) else { return nil }
        self.number = number
    }
}

protocol TourDependency: Dependency {
    var retries: [Int] { get }
    var steps: [Step] { get }
    var stops: [String: [Int]] { get }
    var ports: [Port] { get }
    var spare: [Port] { get }
    var pair: (port: Port, name: String) { get }
    var kept: [Step] { get }
    var grid: [[Double]] { get }
}

final class RootComponent: BootstrapComponent {
    let retries = [1, -2, 5]
    let steps = [
        Step("north"),
        Step("south"),
    ]
    let stops = ["Oslo": [1, 2], "Bergen": [3]]
    let ports = [Port("80")!, Port("443")!]
    let spare = [Port]()
    let pair = (port: Port("22")!, name: "ssh")
    var kept: [Step] { shared { [Step("kept")] } }
    lazy var grid = shared { [[0.5, 1.5], [2.5]] }

    var tour: TourComponent { TourComponent(parent: self) }
}

final class TourComponent: Component<TourDependency> {
    var text: String {
        let numbers = dependency.retries + dependency.stops["Oslo", default: []] + dependency.ports.map(\.number)
        let names = (dependency.steps + dependency.kept).map(\.name)
        return "\(numbers) \(names) \(dependency.spare.count) \(dependency.pair.port.number) \(dependency.grid[1])"
    }
}
