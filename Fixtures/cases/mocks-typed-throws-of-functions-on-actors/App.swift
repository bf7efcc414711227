// A value that a test gives is kept as a closure that returns it; on another actor than the mock's, and with an error of
// one type, the closure is not converted to the handler's type where it returns a function.
@globalActor actor Storage { static let shared = Storage() }
enum Failure: Error { case none }
final class Draft {}

// needle:mock
@MainActor
protocol Editor {
    @Storage var count: (Int) -> Int { get throws(Failure) }
    @Storage var draft: Draft { get throws(Failure) }
    @Storage var limit: Int { get throws(Failure) }
    var title: (Int) -> String { get throws(Failure) }
}
