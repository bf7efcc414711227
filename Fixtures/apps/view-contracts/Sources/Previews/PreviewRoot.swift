import DIRuntime
import Screens

/// The root of a graph of canned data: the same screens, without anything behind them.
package final class PreviewRoot: MainActorBootstrapComponent {
    private let data: PreviewData

    package init(_ data: PreviewData = .usual) {
        self.data = data
        super.init()
    }

    package var directoryContract: any DirectoryViewContract { DirectoryPreview(data) }
    package var loginContract: any LoginViewContract { LoginPreview(message: data.message) }
    package var rootContract: any RootViewContract { RootPreview(user: 1) }

    package func profileContract(of id: Person.ID) -> any ProfileViewContract {
        ProfilePreview(id: id, message: data.message)
    }

    package func directoryComponent(of user: Person.ID) -> DirectoryComponent { directoryComponent }

    package var directoryComponent: DirectoryComponent { DirectoryComponent(parent: self) }
    package var loginComponent: LoginComponent { LoginComponent(parent: self) }
    package var rootScreenComponent: RootScreenComponent { RootScreenComponent(parent: self) }
}
