import Observation

/// All that the directory's view knows of what stands behind it: also of its rows only a contract.
@MainActor
package protocol DirectoryViewContract: AnyObject, Observable {
    associatedtype Row: PersonRowContract

    var heading: String { get }
    var rows: [Row] { get }

    func load()
}

/// All that the view of a row knows; its id is that of the profile that it opens.
package protocol PersonRowContract: Identifiable where ID == Person.ID {
    var title: String { get }
}
