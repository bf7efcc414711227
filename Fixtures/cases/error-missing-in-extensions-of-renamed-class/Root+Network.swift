import Foundation

extension RootComponent {
    var session: Session { Session() }
    var host: String { "example.org" }
}
