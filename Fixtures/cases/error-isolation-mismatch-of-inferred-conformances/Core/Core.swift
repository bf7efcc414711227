import DIRuntime

public protocol Titled {
    var title: String { get }
}

extension Titled {
    public var heading: String { title + "!" }
}

public protocol Counted {
    var count: Int { get }
}

extension Counted {
    public var double: Int { count * 2 }
}

public protocol Marked {}

extension Marked {
    public var mark: Int { 1 }
}

public protocol Placed: Scope {}

extension Placed {
    public var place: Int { 2 }
}

public protocol PageDependency: Dependency {
    var heading: String { get }
    var double: Int { get }
    var mark: Int { get }
    var place: Int { get }
}

public final class PageComponent: Component<PageDependency> {}
