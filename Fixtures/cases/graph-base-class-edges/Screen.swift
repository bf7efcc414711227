// A creation in a base class is an edge from every subclass of it.
import DIRuntime

class ScreenScope<ScreenDependency>: Component<ScreenDependency> {
    var screenName: String { "screen" }
    var helpComponent: HelpComponent { HelpComponent(parent: self) }
}

protocol HelpDependency: Dependency {
    var screenName: String { get }
    var supportMail: String { get }
}

final class HelpComponent: Component<HelpDependency> {
    var text: String { "Help for \(dependency.screenName): \(dependency.supportMail)" }
}
