import DIRuntime

typealias Colour = String

public protocol StyleDependency: Dependency {
    var accent: String { get }
}

public protocol CardDependency: StyleDependency {
    var spacing: Int { get }
}

public protocol ListDependency: Dependency {
    var limit: Int { get }
}

public protocol GridDependency: Dependency {
    var limit: Int { get }
}

// For what inherits from a protocol, too.
extension StyleDependency {
    var spacing: Int { 8 }
}

// For what the protocol inherits, and its type is no wider than it.
extension CardDependency {
    var accent: Colour { "grey" }
}

// Grids have no limit.
extension ListDependency {
    var limit: Int { 20 }
}

public final class CardComponent: Component<CardDependency> {}

public final class ListComponent: Component<ListDependency> {}

public final class GridComponent: Component<GridDependency> {}
