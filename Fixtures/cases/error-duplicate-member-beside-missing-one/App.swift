// Two mistakes: two branches gave a property different types, and another one was renamed.
import DIRuntime

struct Client {}

final class RootComponent: BootstrapComponent {
    var client: Client { Client() }
    var client: String { "https://example.com" }  // reported here
    var reader: ReaderComponent { ReaderComponent(parent: self) }
}

protocol ReaderDependency: Dependency {
    var client: Client { get }
}

final class ReaderComponent: Component<ReaderDependency> {
    var linkText: String { "/a" }
    var share: ShareComponent { ShareComponent(parent: self) }
}

protocol ShareDependency: Dependency {
    var link: String { get }  // reported here
}

final class ShareComponent: Component<ShareDependency> {}
