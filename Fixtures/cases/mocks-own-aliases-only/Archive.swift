// The only typealiases of protocols stand for what is made of associated types; a method may take `Void`.
import DIRuntime

// needle:mock
protocol Archive {
    associatedtype Entry: Sendable
    typealias Entries = [Entry]
    var latest: Entries? { get async }
    func entries(after mark: Void) -> Entries
}

final class RootComponent: BootstrapComponent {}
