// A creation in an interpolation is code, however deep the strings are nested.
import DIRuntime

protocol BadgeDependency: Dependency { var user: String { get } }

final class BadgeComponent: Component<BadgeDependency> {
    var text: String { dependency.user }
}
final class MedalComponent: Component<BadgeDependency> {
    var text: String { dependency.user + "*" }
}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var banner: String { "Hello \(BadgeComponent(parent: self).text)!" }
    var wall: String {
        """
        \("medal: \("(" + "\(MedalComponent(parent: self).text)" + ")")")
        """
    }
}
