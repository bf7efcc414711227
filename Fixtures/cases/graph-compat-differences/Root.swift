import DIRuntime

struct User {}
struct Clock {}
struct Theme {}
struct Journal {}

final class RootComponent: BootstrapComponent {
    var user: User { User() }
    var clock: Clock { Clock() }
    var theme: Theme { Theme() }
    var journal: Journal { Journal() }
    static var build: Int { 7 }
    var session: SessionComponent { SessionComponent(parent: self) }
    var help: HelpComponent { HelpComponent(parent: self) }
}

final class HelpComponent: Component<EmptyDependency> {}

/// Needle knew it as a component, and `PreviewComponent` as its child.
final class RetiredComponent: Component<EmptyDependency> {}
