// What stands directly in a nonisolated type or extension is nonisolated too; what stands deeper is on the main actor.
import DIRuntime

typealias PlainComponent = DIRuntime.Component

nonisolated enum Feature {
    protocol ClockDependency: Dependency {
        var clock: Clock { get }
    }

    final class Clock {
        let name = "clock"
    }

    enum Deeper {
        protocol TitleDependency: Dependency {
            var title: String { get }
        }
    }
}

enum Space {}

nonisolated extension Space {
    final class ScreenComponent: PlainComponent<Feature.ClockDependency> {
        var row: RowComponent { RowComponent(parent: self) }
        var hint: String { dependency.clock.name }
    }
}

nonisolated protocol RowDependency: Dependency {
    var hint: String { get }
}

nonisolated final class RowComponent: PlainComponent<RowDependency> {}

final class PageComponent: MainActorComponent<Feature.Deeper.TitleDependency> {}

final class RootComponent: MainActorBootstrapComponent {
    nonisolated var clock: Feature.Clock { Feature.Clock() }
    var title: String { "root" }
    var screen: Space.ScreenComponent { Space.ScreenComponent(parent: self) }
    var page: PageComponent { PageComponent(parent: self) }
}
