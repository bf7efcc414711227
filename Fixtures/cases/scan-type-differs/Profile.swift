// Members of the right name and the wrong type are near misses: the type is shown, and nothing is converted.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var name: String? { "Ada" }
    var age: Int { 36 }
    var tags: [String] { [] }
    var onTap: (Int) -> Void { { _ in } }
    var rate: Double? { 1 }
    var profile: ProfileComponent { ProfileComponent(parent: self) }
}

protocol ProfileDependency: Dependency {
    var name: String { get }
    var age: Int64 { get }
    var tags: Set<String> { get }
    var onTap: () -> Void { get }
    var rate: Double? { get }
}

final class ProfileComponent: Component<ProfileDependency> {}
