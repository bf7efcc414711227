// A copy of 'HomeDependency' that kept its name: two names are wrong, and one edit mends both.
import DIRuntime

protocol HomeDependency: Dependency {
    var title: String { get }
}

final class HelpComponent: Component<HelpDependency> {
    var help: String { dependency.title }
}
