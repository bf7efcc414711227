// Where a creation does not tell what it makes, no component is said to be created by nothing.
import DIRuntime

protocol DraftDependency: Dependency { var sender: String { get } }

final class DraftComponent: Component<DraftDependency> {}

struct Builder<Context> {
    let context: Context
}

final class MailComponent: BootstrapComponent {
    let sender = "ada"
    var draft: Builder<DraftComponent> { .init(context: .init(parent: self)) }
}
