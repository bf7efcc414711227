// What a component that nothing creates makes is another one.
import DIRuntime

final class RootComponent: BootstrapComponent {}

final class TimelineScope: Component<EmptyDependency> {
    var rows: FeedComponent { FeedComponent(parent: self) }
}
