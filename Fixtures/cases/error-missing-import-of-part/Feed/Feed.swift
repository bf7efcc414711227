import DIRuntime

// One import is lost, which shows in a part of two types and in another type: one error.
public protocol FeedDependency: Dependency {
    var router: any Routing & AnyObject { get }
    var books: any Shelf<Book> & Sendable { get }
    var screen: Screen { get }
}

public final class FeedComponent: Component<FeedDependency> {}
