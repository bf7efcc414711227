// The types of copied constants are known to be Sendable: by name, by their declaration, or by what they store.
import DIRuntime
import Foundation

protocol WorkDependency: Dependency, Sendable {
    var address: URL { get }
    var limits: Limits { get }
    var mode: Mode { get }
    var cache: Cache { get }
    var board: Board { get }
    var clock: any Ticking { get }
    var alarm: (any Ticking & Loud)? { get }
    var log: @Sendable (String) -> Void { get }
    var kind: Board.Type { get }
    var range: (low: Int, high: Range<Int>) { get }
    var names: Names { get }
    var token: Token { get }
    var failure: Failure { get }
    var settings: Settings { get }
}

final class WorkComponent: Component<WorkDependency> {
    var text: String { "\(dependency.limits.total) \(dependency.mode) \(dependency.clock.now)" }
    var sent: any Sendable { dependency }
}

final class RootComponent: BootstrapComponent {
    let address: URL = URL(fileURLWithPath: "/")
    let limits: Limits
    let mode: Mode = .fast(by: 2)
    let cache: Cache
    let board: Board
    let clock: any Ticking
    let alarm: (any Ticking & Loud)? = nil
    let log: @Sendable (String) -> Void = { _ in }
    let kind: Board.Type = Board.self
    let range: (low: Int, high: Range<Int>) = (0, 0..<1)
    let names: Names = []
    let token: Token
    let failure = Failure()
    let settings = Settings()
    var workComponent: WorkComponent { WorkComponent(parent: self) }

    @MainActor init(limits: Limits) {
        self.limits = limits
        cache = Cache()
        board = Board()
        clock = Clock()
        token = Token(text: "t")
        super.init()
    }
}
