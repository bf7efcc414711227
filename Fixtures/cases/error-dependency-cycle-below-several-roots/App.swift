// Of several roots that serve a request, the one above the child that a property creates is known; so is a method with
// parameters that is the only one of its name. What may throw before it reads, names a method and does not call it, or
// reads in an argument that a logger may not compute, may stop.
import DIRuntime

struct Screen {
    var title = ""
    var later: (Int) -> String = { "\($0)" }
}

struct Closed: Error {}

struct Logger {
    func info(_ text: @autoclosure () -> String) {}
}

protocol HomeDependency: Dependency {
    var mainScreen: Screen { get }
    func screen(id: Int) -> Screen
}

protocol BadgeDependency: Dependency {
    var frame: Screen { get }
}

final class RootComponent: BootstrapComponent {
    var mainScreen: Screen { Screen(title: home.title) }
    func screen(id: Int) -> Screen { Screen(later: home.text) }
    var home: HomeComponent { HomeComponent(parent: self) }

    func price(of id: Int) -> Int { total(id, count: 1) }
    func total(_ id: Int, count: Int) -> Int { count * price(of: id) }
    func sum(to count: Int) -> Int { count == 0 ? 0 : count + sum(to: count - 1) }

    func load(id: Int) throws -> Int {
        try check(id: id)
        return try reload(id: id + 1)
    }
    func reload(id: Int) throws -> Int { try load(id: id) }
    func check(id: Int) throws { if id > 3 { throw Closed() } }
    func size(id: Int) -> Int { [size(id:)].count }

    let logger = Logger()
    var first: String {
        logger.info(second)
        return "first"
    }
    var second: String {
        logger.info(first)
        return "second"
    }
}

final class PreviewComponent: BootstrapComponent {
    var mainScreen: Screen { Screen(title: "Preview") }
    func screen(id: Int) -> Screen { Screen() }
    var home: HomeComponent { HomeComponent(parent: self) }
}

final class HomeComponent: Component<HomeDependency> {
    var title: String { dependency.mainScreen.title }
    var text: (Int) -> String {
        let screen = dependency.screen
        return { screen($0).title }
    }
    var frame: Screen { Screen(title: card.badge.text) }
    var card: CardComponent { CardComponent(parent: self) }
}

final class CardComponent: Component<EmptyDependency> {
    var badge: BadgeComponent { BadgeComponent(parent: self) }
}

final class BadgeComponent: Component<BadgeDependency> {
    var text: String { dependency.frame.title }
}
