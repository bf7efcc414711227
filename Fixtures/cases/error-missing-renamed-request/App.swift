import DIRuntime

protocol ListContract {}

struct LiveList: ListContract {}
struct PreviewList: ListContract {}

final class LiveRoot: BootstrapComponent {
    var models: ModelsComponent { ModelsComponent(parent: self) }
}

final class ModelsComponent: Component<EmptyDependency> {
    var listContract: any ListContract { LiveList() }
    var screen: ScreenComponent { ScreenComponent(parent: self) }
}

final class PreviewRoot: BootstrapComponent {
    var listContract: any ListContract { PreviewList() }
    var screen: ScreenComponent { ScreenComponent(parent: self) }
}

protocol ScreenDependency: Dependency {
    var contract: any ListContract { get }
}

final class ScreenComponent: Component<ScreenDependency> {}
