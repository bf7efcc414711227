// Empty but in debug builds.
#if DEBUG
import DIRuntime
import struct Models.Theme

public protocol ExtrasDependency: Dependency {
    var theme: Theme { get }
}

public final class ExtrasComponent: Component<ExtrasDependency> {}
#endif
