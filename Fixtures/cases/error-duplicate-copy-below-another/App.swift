// A copy that kept the name of a component in another place: whoever creates that is taken to create the copy, too, so that
// nothing is said of what the copy requests, which only its own parent provides.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
    var feed: FeedComponent { FeedComponent(parent: self) }
}

final class HomeComponent: Component<EmptyDependency> {}

final class FeedComponent: Component<EmptyDependency> {
    var style: String { "plain" }
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var style: String { get }
}

final class HomeComponent: Component<RowDependency> {  // reported here
    var text: String { dependency.style }
}
