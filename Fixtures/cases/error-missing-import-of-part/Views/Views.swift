public protocol Routing: AnyObject {}

public final class Router: Routing {
    public init() {}
}

public protocol Shelf<Item>: Sendable {
    associatedtype Item
}

public struct Book: Sendable {}

public struct Books: Shelf {
    public typealias Item = Book
    public init() {}
}

public typealias Screen = () -> any Routing
