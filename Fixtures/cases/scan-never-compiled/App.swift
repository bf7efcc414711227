// What no build compiles is no part of the program, whatever is wrong in it: people switch code off like this.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = Int }

final class RootComponent: BootstrapComponent {
    var name: String { "Ada" }
    var home: HomeComponent { HomeComponent(parent: self) }
    var tabs: Plugins<Tabs> { plugins() }
    #if false
    var name: Int { 3 }
    var old: OldComponent { OldComponent(parent: other) }
    var both: Int { shared { 1 } + shared { 2 } }
    #endif
}

protocol HomeDependency: Dependency {
    var name: String { get }
    #if true
    #else
    static func make()
    associatedtype Item
    init()
    #endif
}

final class HomeComponent: Component<HomeDependency> {
    var text: String { dependency.name }
}

final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "feed" }
    override var plugin: Int { 1 }
}

#if DEBUG && false
final class HomeComponent: Component<HomeDependency> {}
protocol HomeDependency: Dependency {}
final class OldComponent: Component<OldDependency> {}
protocol OlderDependency: Lost, Dependency {}
final class OlderComponent: Component<OlderDependency> {}
final class CoreComponent: PluginizedComponent<OlderDependency, LostExtension, LostNonCoreComponent> {}
final class CopyComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "feed" }
    override class var order: PluginOrder { .after("lost") }
}
final class NumberComponent: Component<Int> {}
#if DEBUG
extension HomeComponent { var lost: LostComponent { LostComponent(parent: self) } }
#endif
#elseif false
let home = HomeComponent(parent: nowhere)
#endif
