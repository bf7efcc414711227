// Files that are right either way.
#if canImport(NeedleFoundation)
import NeedleFoundation
#else
import DIRuntime
#endif

final class AboutComponent: Component<EmptyDependency> {}

extension RootComponent {
    var about: AboutComponent { AboutComponent(parent: self) }
}
