import DIRuntime
import Foundation

/// Hides the types of the same names of Foundation and of the standard library.
struct Date {
    let text: String
}

enum Result {
    case fine
}

protocol ChildDependency: Dependency {
    var own: Date { get }
    var foreign: Foundation.Date { get }
    var ownResult: Result { get }
    var foreignResult: Swift.Result<Int, any Error> { get }
}

final class ChildComponent: Component<ChildDependency> {
    var shown: String {
        "\(dependency.own.text) \(Int(dependency.foreign.timeIntervalSince1970)) \(dependency.ownResult)"
    }
}

final class RootComponent: BootstrapComponent {
    var own: Date { Date(text: "today") }
    var foreign: Foundation.Date { Foundation.Date(timeIntervalSince1970: 7) }
    var ownResult: Result { .fine }
    var foreignResult: Swift.Result<Int, any Error> { .success(1) }
    var childComponent: ChildComponent { ChildComponent(parent: self) }
}
