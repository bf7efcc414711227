// A base class that differs between the branches of an #if, as a typealias or as two classes: what is inherited in one
// branch serves what is asked for there.
import DIRuntime

#if DEBUG
    typealias RootBase = DebugRootComponent
    typealias Screen<Needs> = DebugScreenComponent<Needs>
#else
    typealias RootBase = BootstrapComponent
    typealias Screen<Needs> = Component<Needs>
#endif

class DebugRootComponent: BootstrapComponent {
    var logger: String { "debug logger" }
}

class DebugScreenComponent<Needs>: Component<Needs> {
    var overlay: String { "overlay" }
    var inspector: InspectorComponent { InspectorComponent(parent: self) }
}

#if DEBUG
    class ListComponent: Component<ListDependency> {
        var rows: [String] { ["debug row"] }
        var logs: [String] { [dependency.user] }
    }
#else
    class ListComponent: Component<ListDependency> {
        var rows: [String] { ["row for \(dependency.user)"] }
    }
#endif

protocol ListDependency: Dependency {
    var user: String { get }
}

final class RootComponent: RootBase {
    var user: String { "Ada" }
    var home: HomeComponent { HomeComponent(parent: self) }
    var songs: SongsComponent { SongsComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var user: String { get }
    #if DEBUG
        var logger: String { get }
    #endif
}

final class HomeComponent: Screen<HomeDependency> {
    var title: String { "home of \(dependency.user)" }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var title: String { get }
    #if DEBUG
        var overlay: String { get }
    #endif
}

final class PageComponent: Component<PageDependency> {
    var text: String {
        #if DEBUG
            "\(dependency.title) with an \(dependency.overlay)"
        #else
            dependency.title
        #endif
    }
}

// Only in the branch whose base class creates it.
protocol InspectorDependency: Dependency {
    #if DEBUG
        var overlay: String { get }
        var logger: String { get }
    #endif
    var title: String { get }
}

final class InspectorComponent: Component<InspectorDependency> {}

final class SongsComponent: ListComponent {
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var rows: [String] { get }
    #if DEBUG
        var logs: [String] { get }
    #endif
}

final class RowComponent: Component<RowDependency> {
    var text: String { dependency.rows.joined() }
}
