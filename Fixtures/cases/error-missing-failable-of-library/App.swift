// An app gives a library's type, or all that conform to a library's protocol, an initialiser that may give nil.
import DIRuntime
import Foundation

struct Profile: Codable {
    let name: String
}

final class RootComponent: BootstrapComponent {
    let home = URL(safe: "https://example.com")  // reported here
    let start = URL(fileURLWithPath: "/")
    let today = Date(day: "today", 2)  // reported here
    let now = Date()
    let profile = Profile(json: "{}")  // reported here
    let guest = Profile(name: "guest")
    let pages = [URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]

    var pageComponent: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var home: URL { get }
    var start: URL { get }
    var today: Date { get }
    var now: Date { get }
    var profile: Profile { get }
    var guest: Profile { get }
    var pages: [URL] { get }
}

final class PageComponent: Component<PageDependency> {}
