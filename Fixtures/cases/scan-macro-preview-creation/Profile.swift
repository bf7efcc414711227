// A creation in a `#Preview` stands outside any component: an error, unless the line before it says that it is meant.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var name: String { "Ada" }
    var profile: ProfileComponent { ProfileComponent(parent: self) }
}

protocol ProfileDependency: Dependency {
    var name: String { get }
}

final class ProfileComponent: Component<ProfileDependency> {
    var view: String { "Profile of " + dependency.name }
}

#if canImport(SwiftUI)
import SwiftUI

#Preview("Marked") {
    // needle:ignore unlinked-creation
    Text(ProfileComponent(parent: RootComponent()).view)
}

#Preview("Forgotten") {
    Text(ProfileComponent(parent: RootComponent()).view)
}
#endif
