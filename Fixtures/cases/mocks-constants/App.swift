// Nothing but 'let' declares a 'Mutex' of Synchronization, and a mock computes its properties.
import Synchronization

// needle:mock
protocol Counting {
    var lock: Mutex<Int> { get }
}

// needle:mock
protocol Making {
    func makeLock() -> Mutex<Int>
}
