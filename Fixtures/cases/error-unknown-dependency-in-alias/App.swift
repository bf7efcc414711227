// What a typealias misspells is told once, at the typealias, whoever depends on it or inherits from it.
import DIRuntime

protocol UserDependency: Dependency {
    var user: String { get }
}

protocol ClockDependency: Dependency {
    var now: Int { get }
}

typealias ScreenDependency = UserDependency & ClokDependency

extension Settings {
    typealias Needs =
        UserDependancy
        & ClockDependency
}

enum Settings {}

protocol HomeDependency: ScreenDependency {}

protocol FeedDependency: ScreenDependency {
    var limit: Int { get }
}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var now: Int { 1 }
    var limit: Int { 3 }
    var home: HomeComponent { HomeComponent(parent: self) }
    var feed: FeedComponent { FeedComponent(parent: self) }
    var settings: SettingsComponent { SettingsComponent(parent: self) }
    var legal: LegalComponent { LegalComponent(parent: self) }
}

final class HomeComponent: Component<HomeDependency> {}

final class FeedComponent: Component<FeedDependency> {}

final class SettingsComponent: Component<Settings.Needs> {}

final class LegalComponent: Component<Settings.Needs> {}
