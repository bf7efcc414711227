// What stands in a nonisolated type is nonisolated too, however deep; what stands in a nonisolated extension is not.
import DIRuntime

typealias PlainComponent = DIRuntime.Component

nonisolated enum Feature {
    final class Clock {
        let name = "clock"
    }

    enum Deeper {
        protocol ClockDependency: Dependency {
            var clock: Clock { get }
        }

        final class ScreenComponent: PlainComponent<ClockDependency> {
            var row: RowComponent { RowComponent(parent: self) }
            var hint: String { dependency.clock.name }
        }
    }

    @MainActor enum Back {
        protocol TitleDependency: Dependency {
            var title: String { get }
        }
    }
}

enum Space {}

nonisolated extension Space {
    final class PageComponent: MainActorComponent<Feature.Back.TitleDependency> {}

    protocol SubtitleDependency: Dependency {
        var title: String { get }
    }
}

nonisolated protocol RowDependency: Dependency {
    var hint: String { get }
}

nonisolated final class RowComponent: PlainComponent<RowDependency> {}

final class ListComponent: MainActorComponent<Space.SubtitleDependency> {}

final class RootComponent: MainActorBootstrapComponent {
    nonisolated var clock: Feature.Clock { Feature.Clock() }
    var screen: Feature.Deeper.ScreenComponent { Feature.Deeper.ScreenComponent(parent: self) }
    var page: Space.PageComponent { Space.PageComponent(parent: self) }
    var list: ListComponent { ListComponent(parent: self) }
}

extension RootComponent {
    var title: String { "root" }
}
