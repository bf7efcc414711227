// This file imports the runtime; the others lost the line.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
    var inboxComponent: InboxComponent { .init(parent: self) }
    var lampComponent: LampComponent { LampComponent(parent: self) }
}

final class InboxComponent: ListComponent<InboxDependency> {
}

/// Its dependency is declared in a file without the import.
final class LampComponent: Component<LampDependency> {
}

/// Created by a root whose file lost the import: what is below it has nothing wrong.
final class DraftComponent: Component<EmptyDependency> {
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: Component<EmptyDependency> {
}
