// A property wrapper may begin with an underscore, as the compiler's attributes do; its name is capitalised.
import DIRuntime

@propertyWrapper
struct _Doubled {
    private let value: Double
    var wrappedValue: Double { value * 2 }

    init(wrappedValue: Double) { value = wrappedValue }
}

final class RootComponent: BootstrapComponent {
    @_Doubled var limit = 3
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var limit: Double { get }
}

final class PageComponent: Component<PageDependency> {}
