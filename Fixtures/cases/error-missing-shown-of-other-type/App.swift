// What a value shows may be nil or lack its arguments, but where it is surely of another type than the requested one, that is
// not to be written.
import DIRuntime

enum Level: Int {
    case low, high
}

struct Priority {}

protocol Ranked {}

struct Box<Item> {
    let item: Item
}

struct Rank: Ranked {
    init?(_ text: String) {
        return nil
    }
}

enum Theme {
    struct Dark {
        init?(name: String) {
            return nil
        }
    }

    // A function that looks like a type.
    static func Light(name: String) -> Priority { Priority() }
}

final class RootComponent: BootstrapComponent {
    let level = Level(rawValue: 1)  // reported here
    let port = Int("8080")  // reported here
    let box = Box(item: 3)  // reported here
    let theme = Theme.Dark(name: "night")  // reported here
    let light = Theme.Light(name: "day")  // reported here
    let rank = Rank("first")  // reported here
    let next = Level(rawValue: 0)  // reported here

    var queue: QueueComponent { QueueComponent(parent: self) }
}

protocol QueueDependency: Dependency {
    var level: Priority { get }
    var port: String { get }
    var box: Priority { get }
    var theme: Priority? { get }
    var light: Priority { get }
    var rank: any Ranked { get }
    var next: Level { get }
}

final class QueueComponent: Component<QueueDependency> {}
