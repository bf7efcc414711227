import Architecture
import CourtyardCore
import DIRuntime
import PluginFramework

final class RootComponent: MainActorBootstrapComponent {
    let journal: any Journal
    let board: any NoticeBoard
    private let flagSource: any FlagSource

    /// The scope of the user who is logged in. Whoever shows it keeps it; at log-out it is gone.
    private(set) weak var loggedInScope: LoggedInComponent?

    init(journal: any Journal, board: any NoticeBoard, flagSource: any FlagSource) {
        self.journal = journal
        self.board = board
        self.flagSource = flagSource
    }

    var session: Session { shared { Session() } }
    var ticks: Ticks { shared { Ticks() } }
    var flagStore: FlagStore { shared { FlagStore(source: flagSource) } }
    var album: any PhotoAlbum { HouseAlbum() }
    var adBroker: any AdBroker { BikeShop() }
    var residents: [User] { [User(name: "Ada"), User(name: "Grace")] }

    var loggedOut: LoggedOutComponent { LoggedOutComponent(parent: self) }

    /// A scope of its own for each user that logs in, with the flags as they are known at that time.
    func loggedIn(user: User) -> LoggedInComponent {
        let scope = LoggedInComponent(parent: self, user: user, flags: flagStore.values)
        loggedInScope = scope
        return scope
    }

    func make() -> some View { RootView(component: self) }
}

struct RootView: View {
    @StateObject private var interactor: RootInteractor
    @StateObject private var viewModel: RootViewModel

    fileprivate init(component: RootComponent) {
        _interactor = StateObject(wrappedValue: RootInteractor(component: component))
        _viewModel = StateObject(wrappedValue: RootViewModel())
    }

    var body: some View {
        VStack {
            switch viewModel.scope {
            case .loggedOut(let component): component.make().id(viewModel.scopeNumber)
            case .loggedIn(let component): component.make().id(viewModel.scopeNumber)
            case nil: EmptyView()
            }
        }
        .bind(observer: interactor, viewModel: viewModel)
    }
}
