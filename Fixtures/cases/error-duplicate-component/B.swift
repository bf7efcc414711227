// The second one, left over from a merge.
import DIRuntime

final class ProfileComponent: Component<EmptyDependency> {
    var title: String { "My profile" }
}
