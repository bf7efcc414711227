import Core
import DIRuntime

extension Profile {
    protocol ScreenDependency: Dependency {
        var avatar: Avatar { get }
        var profile: Profile { get }
    }

    final class ScreenComponent: Component<ScreenDependency> {}

    struct Avatar {
        let size: Int
    }
}
