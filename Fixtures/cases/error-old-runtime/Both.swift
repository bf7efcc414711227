// It was moved, and the old import stayed.
import DIRuntime
import NeedleFoundation

final class LegalComponent: Component<EmptyDependency> {}

extension RootComponent {
    var legal: LegalComponent { LegalComponent(parent: self) }
}
