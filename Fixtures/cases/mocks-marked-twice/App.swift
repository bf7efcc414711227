// One comment marks a protocol; each further one is told.
import DIRuntime

// needle:mock
/// Loads users.
// needle:mock
protocol Loading {
    var id: Int { get }
}

// needle:mock
protocol Saving { var id: Int { get } }  // needle:mock

// needle:mock
// needle:mock
// needle:mock
typealias Both = Loading & Saving

// needle:mock
protocol First { var id: Int { get } }; protocol Second { var id: Int { get } }  // needle:mock
