import DIRuntime
import Feeds

// In mode 6, but of the protocol that it names the actor is not told.
protocol PageDependency: StoryDependency {
    var page: Int { get }
}

protocol LineDependency: Titled {
    var line: Int { get }
}

final class RootComponent: BootstrapComponent {
    @MainActor var title: String { "title" }
    @MainActor var note: String { "note" }
    @MainActor var line: Int { 4 }
    let count = 2
    var page: Int { 3 }
    var story: StoryComponent { StoryComponent(parent: self) }
    var pages: PageComponent { PageComponent(parent: self) }
    var shelf: ShelfComponent { ShelfComponent(parent: self) }
}

final class PageComponent: Component<PageDependency> {
    var number: Int { dependency.page + dependency.count }
    @MainActor var all: String { "\(dependency.title) \(dependency.note) \(number) \(LineComponent(parent: self).text)" }
}

final class LineComponent: Component<LineDependency> {
    @MainActor var text: String { "\(dependency.title) \(dependency.line)" }
}

protocol ShelfItemDependency: Dependency {
    @MainActor var shelf: String { get }
}

final class ShelfComponent: Component<EmptyDependency>, @MainActor Counted {
    let title = "shelf"
    var count: Int { 5 }
    var shelf: String { "\(title) \(double)" }
    var item: ShelfItemComponent { ShelfItemComponent(parent: self) }
}

final class ShelfItemComponent: Component<ShelfItemDependency> {
    @MainActor var text: String { dependency.shelf }
}
