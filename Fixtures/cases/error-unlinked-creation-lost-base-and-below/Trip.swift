// A base class was renamed, and what is created in it is detached only because nobody inherits from it any more.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var human: HumanDriverComponent { HumanDriverComponent(parent: self) }
    var robot: RobotDriverComponent { RobotDriverComponent(parent: self) }
}

class AnyDriverComponent: Component<EmptyDependency> {
    var color: String { "grey" }
    var badge: BadgeComponent { BadgeComponent(parent: self) }
}

final class HumanDriverComponent: DriverComponent {}

final class RobotDriverComponent: DriverComponent {}

protocol BadgeDependency: Dependency {
    var color: String { get }
}

final class BadgeComponent: Component<BadgeDependency> {}
