// A constant of the main actor serves a request from any thread only if its type is Sendable.
import Core
import DIRuntime

final class RootComponent: MainActorBootstrapComponent {
    let theme = Theme()
    var userComponent: UserComponent { UserComponent(parent: self) }
}

final class UserComponent: SessionComponent {
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: Component<PageDependency> {}
