import DIRuntime

/// A provider that may be shared copies constants from a component that may not.
protocol UploadDependency: Dependency, Sendable {
    var limit: Int { get }
    var store: Store { get }
    var names: [String] { get }
}

final class Store: Sendable {}

final class UploadComponent: Component<UploadDependency> {}

/// Not on the main actor; one that is may be shared itself.
final class RootComponent: BootstrapComponent {
    var upload: UploadComponent { UploadComponent(parent: self) }
}

protocol ViewDependency: Dependency, Sendable {
    @MainActor var color: String { get }
}

@MainActor
final class ViewComponent: MainActorComponent<ViewDependency> {}

@MainActor
final class SceneComponent: MainActorBootstrapComponent {
    var view: ViewComponent { ViewComponent(parent: self) }
}
