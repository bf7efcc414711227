// An app gives a library's type, or all that conform to a library's protocol, an initialiser that may give nil.
import DIRuntime
import Foundation

struct Profile: Codable {
    let name: String
}

enum Level: String { case low, high }
typealias Port = Int

extension Collection {
    init?(list: String) { nil }
}

extension RawRepresentable where RawValue == String {
    init?(text: String) { self.init(rawValue: text) }
}

extension Int {
    init?(service: String) { self.init(service) }
}

final class RootComponent: BootstrapComponent {
    let home = URL(safe: "https://example.com")  // reported here
    let start = URL(fileURLWithPath: "/")
    let today = Date(day: "today", 2)  // reported here
    let now = Date()
    let profile = Profile(json: "{}")  // reported here
    let guest = Profile(name: "guest")
    let pages = [URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]
    let tags = Set<String>(list: "a b")  // reported here
    let marks = Set<String>(minimumCapacity: 2)
    let level = Level(text: "low")  // reported here
    let port = Port(service: "http")  // reported here
    let other = Port(bitPattern: UInt(80))

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
    var tags: Set<String> { get }
    var marks: Set<String> { get }
    var level: Level { get }
    var port: Port { get }
    var other: Port { get }
}

final class PageComponent: Component<PageDependency> {}
