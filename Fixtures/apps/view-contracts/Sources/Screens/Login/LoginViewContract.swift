import Observation

/// All that the log-in screen knows of what stands behind it.
@MainActor
package protocol LoginViewContract: AnyObject, Observable {
    var name: String { get set }
    var password: String { get set }
    var isBusy: Bool { get }
    /// What came of the last attempt, if it failed.
    var message: String? { get }

    func logIn()
}
