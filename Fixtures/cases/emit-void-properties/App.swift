// A property that holds nothing is read by `return`: the compiler warns of one that is read for nothing.
import DIRuntime

typealias Nothing = Void

final class RootComponent: BootstrapComponent {
    var pause: Void = ()
    subscript(index: Int) -> Nothing {
        get { () }
        set {}
    }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var pause: Void { get }
    subscript(index: Int) -> () { get set }
}

final class PageComponent: Component<PageDependency> {}
