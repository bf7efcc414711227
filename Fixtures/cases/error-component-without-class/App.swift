// Only a class has a base class: what actors, structs and enums with one create is told with them.
import DIRuntime

struct Song {}

final class RootComponent: BootstrapComponent {
    var song: Song { Song() }

    var homeComponent: HomeComponent { HomeComponent(parent: self) }
    var sameComponent: HomeComponent { HomeComponent.self.init(parent: self) }
    var listComponent: ListComponent { ListComponent(parent: self) }
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

protocol SongDependency: Dependency {
    var song: Song { get }
}

actor HomeComponent: Component<SongDependency> {
    var rowComponent: RowComponent { RowComponent(parent: self) }
}

extension HomeComponent {
    var cellComponent: CellComponent { CellComponent(parent: self) }
}

// Nothing is created in it.
struct ListComponent: ScreenComponent<SongDependency> {}

final class RowComponent: Component<SongDependency> {}

final class CellComponent: Component<SongDependency> {}

enum Pages {
    typealias Base = Component<SongDependency>

    enum PageComponent: Base {
        case first, last
    }
}

typealias PageComponent = Pages.PageComponent

class ScreenComponent<DependencyType>: Component<DependencyType> {}
