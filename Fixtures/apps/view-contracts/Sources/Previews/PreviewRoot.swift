import DIRuntime
import Screens

/// The root of a graph of canned data: the same screens, without anything behind them.
package final class PreviewRoot: MainActorBootstrapComponent {
    package var directoryContract: any DirectoryViewContract { DirectoryPreview() }

    package func profileContract(of id: Person.ID) -> any ProfileViewContract {
        ProfilePreview(id: id)
    }

    package var directoryComponent: DirectoryComponent { DirectoryComponent(parent: self) }
}
