import DIRuntime

protocol UserDependency: Dependency {
    var userName: String { get }
}

/// Below the root and below screens.
final class HelloBanner: SlotComponent<UserDependency, Banners> {
    override static var flag: String { return "banner.hello" }
    override static var order: PluginOrder { .last }
    override var plugin: String { "Hello, \(dependency.userName)" }

    init<Host: Scope>(parent: Host) { super.init(parent: parent) }
}

final class OfferBanner: SlotComponent<EmptyDependency, Banners> {
    override class var flag: String { ("banner.offer") }
    override class var order: PluginOrder { return(.before("banner.hello")); }
    override var plugin: String { "An offer" }

    convenience init(parent: any Scope, days: Int) { self.init(parent: parent) }
}

protocol SectionDependency: Dependency {
    var screenName: String { get }
}

/// No plug-in itself: others inherit from it.
class SectionComponent: SlotComponent<SectionDependency, Screens.Sections> {
    var title: String { "Untitled" }
    final override var plugin: Section {
        Section(title: title + " of the " + dependency.screenName, badges: Array(badges))
    }
    var badges: Plugins<Badges> { plugins() }
}

final class NewsComponent: SectionComponent {
    override class var flag: String { #"section.news"# }
    override class var order: PluginOrder {
        PluginOrder
            .after("section.weather")
    }
    override var title: String { "News" }
}

final class WeatherComponent: SectionComponent {
    override class var flag: String { "section.weather" }
    override var title: String { "Weather" }

    /// A child of a plug-in gets what the plug-in provides.
    var place: String { "Zürich" }
    var map: MapComponent { MapComponent(parent: self) }
}

protocol MapDependency: Dependency {
    var place: String { get }
}

final class MapComponent: Component<MapDependency> {}

typealias Badge<D> = SlotComponent<D, Badges>

final class OneBadge: Badge<EmptyDependency> {
    private let value: Int

    override init(parent: any Scope) {
        value = 1
        super.init(parent: parent)
    }

    override var plugin: Int { value }
}

#if EXTRA_BADGES
final class TwoBadge: Badge<EmptyDependency> {
    override class var flag: String { "badge.two" }
    override var plugin: Int { 2 }
}
#else
final class ThreeBadge: Badge<EmptyDependency> {
    override class var flag: String { "badge.two" }
    override var plugin: Int { 3 }
}
#endif
