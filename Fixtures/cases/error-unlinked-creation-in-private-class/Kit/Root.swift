// What another module extends, or creates, is 'private' in place of 'public': each is told once, where it is declared.
public import DIRuntime

private final class RootComponent: BootstrapComponent {  // reported here
    var title: String { "home" }
}

fileprivate final class MenuComponent: Component<EmptyDependency> {  // reported here
    public var title: String { "menu" }
}
