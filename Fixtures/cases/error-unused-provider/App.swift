// A property that nobody requests, reads or must have is told; each other one has a reader or a reason.
import DIRuntime

protocol Titled {
    var title: String { get }
}

protocol HomeDependency: Dependency {
    var requested: Int { get }
}

final class RootComponent: BootstrapComponent, Titled {
    let unread = 1
    let requested = 2
    let readHere = 3
    let readInExtension = 4
    let readOutside = 5
    let byKeyPath = 6
    let title = "demanded by a protocol"
    private let secret = 7
    var home: HomeComponent { HomeComponent(parent: self) }
    var settings: SettingsComponent { SettingsComponent(parent: self) }
    var text: String { "\(readHere) \(secret)" }
}

extension RootComponent {
    var unreadInExtension: Int { 0 }
    var sum: Int { readInExtension + readHere }
}

final class HomeComponent: Component<HomeDependency> {
    var number: Int { dependency.requested }
    /// Hidden by nobody, and requested from here only.
    var requested: Int { 8 }
}

class ScreenComponent: Component<EmptyDependency> {
    /// There to be overridden.
    var screenName: String { "" }
    var unreadOfBase: String { "" }
}

protocol DetailDependency: Dependency {
    var screenName: String { get }
}

final class SettingsComponent: ScreenComponent {
    override var screenName: String { "settings" }
    var detail: DetailComponent { DetailComponent(parent: self) }
}

final class DetailComponent: Component<DetailDependency> {
    var shownName: String { dependency.screenName }
}

enum Tabs: PluginSlot { typealias Plugin = String }

extension SettingsComponent {
    /// Without it the plug-in has no host.
    var tabs: Plugins<Tabs> { plugins() }
}

final class SoundComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "sound" }
    override var plugin: String { "Sound" }
}
