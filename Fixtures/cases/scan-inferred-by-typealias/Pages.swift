// An initialiser that is called by a typealias shows the generic arguments; so do the brackets of a collection.
import DIRuntime

struct Page<Item, Cursor> {
    var items: [Item] = []
    var cursor: Cursor?

    init() {}
}

struct Article { let id = 1 }

typealias ArticlePage = Page<Article, String>
typealias Numbered<Item> = Page<Item, Int>

enum Lists { typealias Articles = ArticlePage }

protocol ReaderDependency: Dependency {
    var first: Page<Article, String> { get }
    var second: Page<Article, Int> { get }
    var third: ArticlePage? { get }
    var saved: [Article] { get }
    var byName: [String: [Article]] { get }
}

final class ReaderComponent: Component<ReaderDependency> {}

final class LibraryComponent: BootstrapComponent {
    let first = ArticlePage()
    let second = Numbered<Article>()
    lazy var third = Lists.Articles.init()
    let saved = [Article]()
    var byName = [String: [Article]](minimumCapacity: 3)

    var reader: ReaderComponent { ReaderComponent(parent: self) }
}
