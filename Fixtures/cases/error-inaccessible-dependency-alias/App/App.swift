// A typealias of dependency protocols, or a protocol, that its module keeps to itself: it is to be opened to the package there.
import Core
import DIRuntime

protocol HomeDependency: ScreenDependency {}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var now: Int { 1 }
    var theme: String { "dark" }
    var home: HomeComponent { HomeComponent(parent: self) }
    var feed: FeedComponent { FeedComponent(parent: self) }
    var legal: LegalComponent { LegalComponent(parent: self) }
}

final class HomeComponent: Component<HomeDependency> {}

final class FeedComponent: Component<ScreenDependency> {}

final class LegalComponent: Component<ThemeDependency> {}
