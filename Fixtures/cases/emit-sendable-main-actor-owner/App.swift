// Owners on the main actor are Sendable, so a provider of a Sendable dependency keeps them; so it does with one whose
// author vouches for it.
import DIRuntime

final class RootComponent: MainActorBootstrapComponent {
    var title: String { "Photos" }
    let region = "eu"
    nonisolated let version = 2
    nonisolated func link(to page: String) -> String { "/\(region)/\(page)" }
    var albumComponent: AlbumComponent { AlbumComponent(parent: self) }
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

final class AlbumComponent: MainActorComponent<EmptyDependency> {
    var title: String { "Album" }
    var vaultComponent: VaultComponent { VaultComponent(parent: self) }
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

final class VaultComponent: Component<EmptyDependency>, @unchecked Sendable {
    let count = 7
    var secret: String { "sesame" }
    var keyComponent: KeyComponent { KeyComponent(parent: self) }
}

protocol PageDependency: Dependency, Sendable {
    @MainActor var title: String { get }
    var region: String { get }
    var version: Int { get }
    func link(to page: String) -> String
}

final class PageComponent: MainActorComponent<PageDependency> {
    var dependencyToSend: PageDependency { dependency }
}

protocol KeyDependency: Dependency, Sendable {
    var count: Int { get }
    var secret: String { get }
    var title: String { get async }
}

final class KeyComponent: Component<KeyDependency> {
    var dependencyToSend: KeyDependency { dependency }
}
