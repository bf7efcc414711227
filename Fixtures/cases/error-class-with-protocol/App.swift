// A class with a protocol is another type than the class, also where that conforms to it; `AnyObject` adds nothing.
import DIRuntime

protocol Titled {}
protocol Linked: Titled {}
class Page: Titled {}
final class Cover: Page {}

struct Stack<Item> {}

protocol ReaderDependency: Dependency {
    var book: Stack<Page> { get }
    var shelf: Stack<Page> { get }
    var cover: any Cover & Linked { get }
    func turn(_ page: inout Page)
}

final class ReaderComponent: Component<ReaderDependency> {}

final class RootComponent: BootstrapComponent {
    var book: Stack<Page & Titled> { Stack() }  // reported here
    var shelf: Stack<Page & AnyObject> { Stack() }
    var cover: any Cover & Linked & Titled { fatalError() }
    func turn(_ page: inout any Page & Titled) {}  // reported here

    var reader: ReaderComponent { ReaderComponent(parent: self) }
}
