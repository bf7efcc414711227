import DIRuntime
import Feed
import Views

final class RootComponent: BootstrapComponent {
    var router: any Routing & AnyObject { Router() }
    var books: any Shelf<Book> & Sendable { Books() }
    var screen: Screen { { Router() } }
    var feed: FeedComponent { FeedComponent(parent: self) }
}
