import Foundation

/// What time it is: a service that tests replace.
protocol WallClock: Sendable {
    var hour: Int { get }
}

struct SystemClock: WallClock {
    var hour: Int { Calendar.current.component(.hour, from: Date()) }
}
