import Observation

/// All that the profile's view knows of what stands behind it.
@MainActor
package protocol ProfileViewContract: AnyObject, Observable {
    var title: String { get }
    var name: String { get set }
    /// What came of the last saving.
    var message: String? { get }

    func load()
    func save()
}
