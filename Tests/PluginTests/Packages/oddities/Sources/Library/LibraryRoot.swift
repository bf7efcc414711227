import DIRuntime
import Features

/// A root that other packages could use as well: it is wired here, and by no app.
open class LibraryRoot: BootstrapComponent {
    public override init() {
        super.init()
    }

    open var name: String { "library" }

    public var greetingComponent: GreetingComponent { GreetingComponent(parent: self) }
}

/// The app creates it, below a root of its own.
public final class BadgeComponent: Component<GreetingDependency> {}
