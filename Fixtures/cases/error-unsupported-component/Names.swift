// No class may declare a property that the runtime's base classes have; a method, a static member and another type may.
import DIRuntime

final class FolderComponent: Component<EmptyDependency> {
    private let path = "/home"
    func parent() -> String { path }
    static var dependency: String { "none" }
    enum graphParent {}
}

extension FolderComponent {
    var graphProviders: [String] { [] }
}

protocol FolderPlugins: PluginExtension {}
final class FolderPluginsComponent: NonCoreComponent<EmptyDependency> {
    var nonCoreComponent: Int { 1 }
}
final class FoldersComponent: PluginizedComponent<EmptyDependency, FolderPlugins, FolderPluginsComponent> {
    lazy var nonCoreComponent: Int = 1
}

extension RootComponent {
    var folder: FolderComponent { FolderComponent(parent: self) }
    var folders: FoldersComponent { FoldersComponent(parent: self) }
    func path() -> [String] { [] }
}
