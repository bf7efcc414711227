// The actor of a closure's type is spelled as the mock's file finds it.
import DIRuntime

enum Storage {
    @globalActor actor Database {
        static let shared = Database()
    }

    typealias Interface = MainActor

    // needle:mock
    protocol Queue {
        var save: @Database () -> Void { get }
        var show: @Sendable @Interface (Int) -> Void { get set }
        func perform(_ work: @escaping @Database () -> Void) -> @Interface () -> Void
    }
}
