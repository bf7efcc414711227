// needle:mock
import DIRuntime

// needle:mock
struct Item {
    let id: Int
}

// needle:mock
typealias Items = [Item]

/// Write // needle:mock above a protocol to get a mock of it.
protocol Documented {
    var id: Int { get }
}

// needle:mock
#if DEBUG
protocol Debugging {
    var id: Int { get }
}
#endif
// needle:mock
