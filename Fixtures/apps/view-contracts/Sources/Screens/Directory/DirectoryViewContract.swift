import Observation

/// All that the directory's view knows of what stands behind it.
@MainActor
package protocol DirectoryViewContract: AnyObject, Observable {
    var heading: String { get }
    var people: [Person] { get }

    func load()
}
