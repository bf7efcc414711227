// The type that holds a handler has the name of the property that keeps it, with a capital; this name has none.
enum Failure: Error { case none }
enum _HandlerState {}

// needle:mock
protocol Ranking {
    static var `1st`: (first: Int, second: String) { get throws(Failure) }
    static func _2nd(_ place: inout Int) -> any Sequence<Int>
    static func `3rd`(_ state: _HandlerState.Type) throws(Failure) -> Int
}
