import DIRuntime

// 'Clock' is another word since its declaration was renamed.
@MainActor
final class RootComponent: MainActorBootstrapComponent {
    let clock: any AppClock

    init(clock: any AppClock) {
        self.clock = clock
        super.init()
    }

    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var clock: any AppClock { get }
}

final class ListComponent: Component<ListDependency> {
    var text: String { "\(dependency.clock)" }
}
