/// What generated mocks do when they are asked for something that the test did not give.
///
/// ```swift
/// MockFailure.handler = { Issue.record("\($0)") }  // Swift Testing
/// MockFailure.handler = { XCTFail($0) }            // XCTest
/// ```
///
/// With a handler, members that may throw any error or return an optional go on, by an error or `nil`. Other members cannot,
/// also those with `throws(E)`, and trap with the message after the handler was called. Without a handler all of them trap.
public enum MockFailure {
    /// Is told what is missing, on whichever thread the mock was asked.
    ///
    /// ```swift
    /// MockFailure.handler = { message in Issue.record("\(message)") }
    /// ```
    public static var handler: (@Sendable (_ message: String) -> Void)? {
        get {
            lock.lock()
            defer { lock.unlock() }
            return current
        }
        set {
            lock.lock()
            current = newValue
            lock.unlock()
        }
    }

    private static let lock = Lock()
    nonisolated(unsafe) private static var current: (@Sendable (String) -> Void)?

    /// What a member throws for which the test gave nothing.
    public struct Missing: Error, CustomStringConvertible {
        /// Which member it is, and what to set.
        public let description: String
    }

    /// Tells the handler; traps without one. Generated mocks call it.
    public static func report(_ message: String) {
        guard let handler else { fatalError(message) }
        handler(message)
    }

    /// Tells the handler and makes the error to throw; traps without a handler. Generated mocks call it.
    public static func error(_ message: String) -> any Error {
        report(message)
        return Missing(description: message)
    }

    /// Tells the handler, and traps. Generated mocks call it.
    public static func end(_ message: String) -> Never {
        handler?(message)
        fatalError(message)
    }
}
