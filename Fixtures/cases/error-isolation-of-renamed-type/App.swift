// Any thread may read a constant of a 'Sendable' type; what the type is nobody knows once it was renamed.
import DIRuntime
import Themes

struct Palettes: Sendable {}

@MainActor
final class RootComponent: BootstrapComponent {
    let palette: Palette
    // Of a library, maybe.
    let theme: Theme

    init(palette: Palette, theme: Theme) {
        self.palette = palette
        self.theme = theme
    }

    var pageComponent: PageComponent { PageComponent(parent: self) }
    var bookComponent: BookComponent { BookComponent(parent: self) }
}

protocol PageDependency: Dependency {
    nonisolated var palette: Palette { get }
    nonisolated var theme: Theme { get }
}

@MainActor
final class PageComponent: Component<PageDependency> {}

protocol BookDependency: Dependency {
    nonisolated var palette: Palette { get }
}

@MainActor
final class BookComponent: Component<BookDependency> {}
