// Creations whose callee is spelled in unusual ways: each is found, in every branch of an `#if`.
import DIRuntime

protocol PageDependency: Dependency {
    var title: String { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "page of \(dependency.title)" }
}

final class OtherPageComponent: Component<PageDependency> {
    var text: String { "other page of \(dependency.title)" }
}

#if OTHER
typealias StartComponent = OtherPageComponent
#else
typealias StartComponent = PageComponent
#endif

class BaseRootComponent: BootstrapComponent {
    final class SettingsComponent: Component<PageDependency> {
        var text: String { "settings of \(dependency.title)" }
    }
}

final class RootComponent: BaseRootComponent {
    final class HelpComponent: Component<PageDependency> {
        var text: String { "help of \(dependency.title)" }
    }

    var title: String { "Ada" }
    var page: PageComponent { PageComponent.self.init(parent: self) }
    var help: HelpComponent { Self.HelpComponent(parent: self) }
    var settings: SettingsComponent { SettingsComponent(parent: self) }
    var start: StartComponent { StartComponent(parent: self) }
    func local() -> OtherPageComponent {
        typealias Local = OtherPageComponent
        return Local(parent: self)
    }
}
