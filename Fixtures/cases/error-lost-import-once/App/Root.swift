// One import is missing; a protocol, a base class and a creation show it.
import DIRuntime

protocol PageDependency: StoryDependency {  // reported here
    var size: Int { get }
}

final class RootComponent: BootstrapComponent {
    var title: String { "News" }
    var size: Int { 4 }
    var page: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: FeedComponent<PageDependency> {
    var story: StoryComponent { StoryComponent(parent: self) }
}
