import DIRuntime

@MainActor public protocol Titled: Dependency {
    var title: String { get }
}

// In language mode 5 it is on no actor.
public protocol StoryDependency: Titled {
    var count: Int { get }
}

public final class StoryComponent: MainActorComponent<StoryDependency> {
    public var text: String { "\(dependency.title) \(dependency.count)" }
}

// Here both are at odds, so it is the protocol that lacks the actor.
public protocol ShelfDependency: Titled {
    var rows: Int { get }
    var columns: Int { get }
}

public final class ShelfComponent: MainActorComponent<ShelfDependency> {
    public var size: Int { dependency.rows * dependency.columns }
}
