// A property that needs itself, through a child and its requests or in one class, is drawn as a loop; what may stop,
// because of a condition or a closure that is called later, is not.
import DIRuntime

struct Screen {
    var title = ""
    var later: () -> String = { "" }
}

protocol HomeDependency: Dependency {
    var mainScreen: Screen { get }
    var sharedScreen: Screen { get }
    var lateScreen: Screen { get }
    var conditional: Screen { get }
}

final class RootComponent: BootstrapComponent {
    var isDeep: Bool { false }
    var mainScreen: Screen { Screen(title: home.title) }
    var sharedScreen: Screen { shared { Screen(title: HomeComponent(parent: self).sharedTitle) } }
    var lateScreen: Screen { Screen(later: { self.home.lateTitle }) }
    var conditional: Screen { isDeep ? Screen(title: home.conditionalTitle) : Screen() }
    var home: HomeComponent { HomeComponent(parent: self) }

    #if true
    var first: Int { 1 + second() }
    #endif
    func second() -> Int {
        let third = self.third
        return third
    }
    lazy var third: Int = { first }()
}

final class HomeComponent: Component<HomeDependency> {
    var title: String { dependency.mainScreen.title }
    var sharedTitle: String {
        get { "\(self.sharedScreen.title)" }
    }
    var lateTitle: String { dependency.lateScreen.title }
    var conditionalTitle: String { dependency.conditional.title }
}

/// An outer folder serves an inner one, up to the root.
protocol FolderDependency: Dependency {
    var depth: Int { get }
}

extension RootComponent {
    var depth: Int { 0 }
    var folder: FolderComponent { FolderComponent(parent: self) }
}

final class FolderComponent: Component<FolderDependency> {
    var depth: Int { dependency.depth + 1 }
    var inner: FolderComponent { FolderComponent(parent: self) }
}
