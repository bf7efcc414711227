// What property wrappers project has a name with a dollar sign, which the compiler makes and nobody may declare.
import DIRuntime

@propertyWrapper
struct Tracked<Value> {
    var wrappedValue: Value
    var projectedValue: [Value] { [wrappedValue] }
}

final class RootComponent: BootstrapComponent {
    @Tracked var columns: Int = 3

    var pageComponent: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var columns: Int { get }
    var $columns: [Int] { get }  // reported here
    func $reload()  // reported here
}

final class PageComponent: Component<PageDependency> {}
