import Observation

/// All that the root screen knows: who is logged in, if anybody is.
@MainActor
package protocol RootViewContract: AnyObject, Observable {
    var user: Person.ID? { get }

    func start()
    func logOut()
}
