// A class of the runtime where its protocol was meant, or beside it.
import DIRuntime

struct Song {}

final class RootComponent: BootstrapComponent {
    var song: Song { Song() }

    var homeComponent: HomeComponent { HomeComponent(parent: self) }
    var listComponent: ListComponent { ListComponent(parent: self) }
    var pageComponent: PageComponent { PageComponent(parent: self) }
    var rowComponent: RowComponent { RowComponent(parent: self) }
}

protocol HomeDependency: Component {
    var song: Song { get }
}

final class HomeComponent: Component<HomeDependency> {}

protocol ListDependency: DIRuntime.Component<EmptyDependency> {
    var song: Song { get }
}

final class ListComponent: Component<ListDependency> {}

protocol PageDependency: Dependency, BootstrapComponent {
    var song: Song { get }
}

final class PageComponent: Component<PageDependency> {}

// The one above it lacks it for both.
protocol SongDependency: MainActorComponent {
    var song: Song { get }
}

protocol RowDependency: SongDependency {}

final class RowComponent: Component<RowDependency> {}
