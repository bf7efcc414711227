// A component became a root, and is still created below another one: one error, and none about what it does not get.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "title" }
    var count: Int { 1 }
    var home: HomeComponent { HomeComponent(parent: self) }
    var preview: PreviewComponent { PreviewComponent(parent: self) }
}

final class HomeComponent: BootstrapComponent {
    var help: HelpComponent { HelpComponent(parent: self) }
}

protocol HelpDependency: Dependency {
    var title: String { get }
    var count: Int { get }
}

final class HelpComponent: Component<HelpDependency> {
    var text: String { dependency.title + String(dependency.count) }
}

/// A root may have such an initialiser of its own.
final class PreviewComponent: BootstrapComponent {
    private let source: RootComponent

    init(parent: RootComponent) {
        source = parent
        super.init()
    }

    var name: String { source.title }
}
