// Where both sides name an actor, either may take that of the other: what is made on an actor cannot be 'nonisolated'.
import DIRuntime

@globalActor
actor DiskActor {
    static let shared = DiskActor()
}

@DiskActor
final class Disk {}

final class RootComponent: BootstrapComponent {
    @MainActor var cache: Disk { Disk() }
    @MainActor var volume: Disk { Disk() }
    var pages: PagesComponent { PagesComponent(parent: self) }
    var files: FilesComponent { FilesComponent(parent: self) }
    var folders: FoldersComponent { FoldersComponent(parent: self) }
}

protocol PagesDependency: Dependency {
    @DiskActor var cache: Disk { get }
}

final class PagesComponent: Component<PagesDependency> {
    @DiskActor var page: Disk { dependency.cache }
}

protocol FilesDependency: Dependency {
    @DiskActor var volume: Disk { get }
}

final class FilesComponent: Component<FilesDependency> {
    @DiskActor var files: Disk { dependency.volume }
}

protocol FoldersDependency: Dependency {
    @DiskActor var volume: Disk { get }
}

final class FoldersComponent: Component<FoldersDependency> {
    @DiskActor var folders: Disk { dependency.volume }
}
