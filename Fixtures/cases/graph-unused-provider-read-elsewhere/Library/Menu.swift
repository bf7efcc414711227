import DIRuntime

// Another app has a root for it, and reads what this one does not.
public final class MenuComponent: Component<EmptyDependency> {
    public let title = "Menu"
    package let width = 1
}
