// One class cannot have two properties of one name, nor a property and a method without parameters.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var pageSize: Int { 20 }
    var reload: Bool { true }
    func reload(animated: Bool) {}
    var feed: FeedComponent { FeedComponent(parent: self) }
}

final class FeedComponent: Component<EmptyDependency> {
    var pageSize: String { "A4" }
    func reload() {}
    var export: ExportComponent { ExportComponent(parent: self) }
    var archive: ArchiveComponent { ArchiveComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var pageSize: Int { get }
    var reload: Bool { get }
}

// The method with a parameter is another name, and only those who request both have the conflict.
protocol PaperDependency: Dependency {
    var pageSize: String { get }
    func reload()
    func reload(animated: Bool)
}

protocol ArchiveDependency: ListDependency, PaperDependency {}

final class ExportComponent: Component<ListDependency & PaperDependency> {}

final class ArchiveComponent: Component<ArchiveDependency> {}
