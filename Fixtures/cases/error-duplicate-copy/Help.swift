// A copy of 'HomeComponent' that kept its name: two names are wrong, and one edit mends both.
import DIRuntime

protocol HelpDependency: Dependency {
    var title: String { get }
}

final class HomeComponent: Component<any HelpDependency> {
    var help: String { dependency.title }
}
