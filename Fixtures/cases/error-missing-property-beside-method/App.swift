// A method with arguments does not take the name of a property: what is missing is declared beside it.
import DIRuntime

final class Session {}

final class RootComponent: BootstrapComponent {
    func session(of user: String) -> SessionComponent { SessionComponent(parent: self) }

    var help: HelpComponent { HelpComponent(parent: self) }
}

final class SessionComponent: Component<EmptyDependency> {
    let user = "Ada"
}

protocol HelpDependency: Dependency {
    var session: Session { get }
}

final class HelpComponent: Component<HelpDependency> {
    var title: String { "\(dependency.session)" }
}
