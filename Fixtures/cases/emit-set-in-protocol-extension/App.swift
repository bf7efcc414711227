// What an extension lets a protocol set may replace the value, unless only classes conform to it: it is set of a variable.
import DIRuntime

final class Settings {
    var theme = "light"
    var sizes = [1, 2]
}

protocol Themed {
    var settings: Settings { get }
}

extension Themed {
    var theme: String {
        get { settings.theme }
        set { settings.theme = newValue }
    }
    var fixed: String {
        get { settings.theme }
        nonmutating set { settings.theme = newValue }
    }
    subscript(size owner: Int) -> Int {
        get { settings.sizes[owner] }
        set { settings.sizes[owner] = newValue }
    }
}

protocol Named: AnyObject {
    var settings: Settings { get }
}

extension Named {
    var name: String {
        get { settings.theme }
        set { settings.theme = newValue }
    }
}

protocol PageDependency: Dependency {
    var theme: String { get set }
    var fixed: String { get set }
    subscript(size owner: Int) -> Int { get set }
    var name: String { get set }
}

final class PageComponent: Component<PageDependency> {
    func change() {
        print(dependency.theme)
        dependency.theme = "dark"
        print(dependency.fixed)
        dependency.fixed = "grey"
        print(dependency.name)
        dependency.name = "blue"
        dependency[size: 1] = 5
        print(dependency.theme, dependency[size: 1])
    }
}

final class RootComponent: BootstrapComponent, Themed, Named {
    let settings = Settings()
    var page: PageComponent { PageComponent(parent: self) }
}
