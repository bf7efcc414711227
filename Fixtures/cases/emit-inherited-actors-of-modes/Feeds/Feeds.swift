// A module in language mode 5: its protocols are not on the actor of those that they inherit from, but what conforms to
// them is.
import DIRuntime

@MainActor public protocol Titled: Dependency {
    var title: String { get }
}

public protocol StoryDependency: Titled {
    var count: Int { get }
    @MainActor var note: String { get }
}

public protocol Counted: Titled {
    var count: Int { get }
}

extension Counted {
    public var double: Int { count * 2 }
}

public final class StoryComponent: Component<StoryDependency> {
    public var number: Int { dependency.count }
    @MainActor public var text: String { "\(dependency.title) \(dependency.note) \(number)" }
}
