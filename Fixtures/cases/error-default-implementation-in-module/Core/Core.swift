// A default implementation that is internal in its module is none for the generated file in another one.
import DIRuntime

public protocol CardDependency: Dependency {
    var accent: String { get }
    var spacing: Int { get }
}

extension CardDependency {
    var accent: String { "grey" }
    public var spacing: Int { 8 }
}

public final class CardComponent: Component<CardDependency> {}
