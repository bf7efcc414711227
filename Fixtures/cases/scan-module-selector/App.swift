// `Module::Name`, the module selector, names what `Module.Name` names.
import DIRuntime

protocol PageDependency: DIRuntime::Dependency {
    var title: Swift::String { get }
    var count: Int { get }
}

final class PageComponent: DIRuntime::Component<App::PageDependency> {
    var text: String { "\(dependency.title): \(dependency.count)" }
}

final class HelpComponent: DIRuntime::Component<PageDependency> {
    var text: String { "Help for \(dependency.title)" }
}

final class RootComponent: DIRuntime::BootstrapComponent {
    var title: String { "Ada" }
    var count: Swift::Int { 2 }
    var page: PageComponent { App::PageComponent(parent: self) }
    var help: App::HelpComponent { .init(parent: self) }
}
