// What `true` and `false` decide is no question: what is always compiled stands under no condition.
import DIRuntime

protocol HomeDependency: Dependency {
    var name: String { get }
    #if true || EXTRA
    var size: Int { get }
    #endif
}

#if !true
final class HomeComponent: Component<HomeDependency> {
    var text: String { "old" }
}
#elseif false && DEBUG
final class HomeComponent: Component<HomeDependency> {
    var text: String { "older" }
}
#elseif DEBUG
final class HomeComponent: Component<HomeDependency> {
    var text: String { "home of \(dependency.name)" }
}
#else
final class HomeComponent: Component<HomeDependency> {
    var text: String { "home of \(dependency.name), \(dependency.size)" }
}
#endif

final class RootComponent: BootstrapComponent {
    #if false
    var name: Int { 3 }
    #else
    var name: String { "Ada" }
    #endif
    #if !(false) && true
    var size: Int { 3 }
    #else
    var size: Int { 4 }
    #endif
    var home: HomeComponent { HomeComponent(parent: self) }
}
