// A property that holds nothing is read by `return`: the compiler warns of one that is read for nothing.
import DIRuntime

typealias Silence = Void

final class RootComponent: BootstrapComponent {
    var pause: Void = ()
    subscript(index: Int) -> Silence {
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
