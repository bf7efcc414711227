// Behind the name of a module, too, a typealias leads to the members of what it stands for, and a class has those above it.
import Core
import DIRuntime
import Vendor

protocol HomeDependency: Dependency {
    var mode: Core.Station.Mode { get }
    var action: Core.NumberStore.Action { get }
    var text: Core.Names.Texts.Action { get }
    var options: Core.Remote.Options { get }
    var others: [Remote.Options] { get }
    var style: Core.Page.Style { get }
}

final class HomeComponent: Component<HomeDependency> {
    var summary: String { "\(dependency.mode) \(dependency.options) \(dependency.others.count) \(dependency.style)" }
}

final class RootComponent: BootstrapComponent {
    var mode: Radio.Mode { .fm }
    var action: Core.Store<Int>.Action { .init() }
    var text: Store<String>.Action { .init() }
    var options: Vendor.Client.Options { .init() }
    var others: [Client.Options] { [] }
    var style: Screen.Style { .init() }
    var home: HomeComponent { HomeComponent(parent: self) }
}
