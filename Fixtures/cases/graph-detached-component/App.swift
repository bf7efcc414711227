// Components that nothing reachable creates are warned about, and their requests are not checked.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var inboxComponent: InboxComponent { InboxComponent(parent: self) }
}

final class InboxComponent: Component<EmptyDependency> {
}

protocol ArchiveDependency: Dependency {
    var archivePath: String { get }
}

final class ArchiveComponent: Component<ArchiveDependency> {
    var text: String { "archive at \(dependency.archivePath)" }
}

final class DraftComponent: Component<EmptyDependency> {
    var templateComponent: TemplateComponent { TemplateComponent(parent: self) }
}

final class TemplateComponent: Component<EmptyDependency> {
    var draftComponent: DraftComponent { DraftComponent(parent: self) }
}
