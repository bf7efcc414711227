// The default of a module is on no protocol of another one that inherits from its protocols: 'count' is on no actor.
import Core
import DIRuntime

final class RootComponent: MainActorBootstrapComponent {
    var title: String { "Home" }
    var count: Int { 2 }
    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: TitleDependency {
    var count: Int { get }  // reported here
}

final class HomeComponent: MainActorComponent<HomeDependency> {
    var text: String { "\(dependency.title) \(dependency.count)" }
}
