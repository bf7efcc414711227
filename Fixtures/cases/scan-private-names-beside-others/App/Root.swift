// What is private to another file is not meant: neither instead of what is imported, nor of what is further out.
import DIRuntime
import Design

struct Mode: Sendable {
    let name = "fast"
}

struct Style: Sendable {
    let name = "narrow"
}

final class RootComponent: BootstrapComponent {
    var theme: Theme { Theme() }
    var tracker: Tracker { shared { Tracker() } }
    var grid: Layout.Grid { Layout.Grid() }
    var mode: Mode { Mode() }
    var badge: BadgeComponent { BadgeComponent(parent: self) }
    var home: HomeComponent { HomeComponent(parent: self) }
}
