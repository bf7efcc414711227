import CourtyardCore
import DIRuntime
import DIRuntimeFlags
import IMVVM

final class RootComponent: MainActorBootstrapComponent {
    let journal: any Journal
    let board: any NoticeBoard
    private let flagSource: any FlagSource
    private let flagStorage: any FlagStorage

    /// The scope of the user who is logged in. Whoever shows it keeps it; at log-out it is gone.
    private(set) weak var loggedInScope: LoggedInComponent?

    init(
        journal: any Journal, board: any NoticeBoard, flagSource: any FlagSource, flagStorage: any FlagStorage
    ) {
        self.journal = journal
        self.board = board
        self.flagSource = flagSource
        self.flagStorage = flagStorage
    }

    var session: Session { shared { Session() } }
    var ticks: Ticks { shared { Ticks() } }
    var lastKnownFlags: LastKnownFlags { shared { LastKnownFlags(source: flagSource, storage: flagStorage) } }
    var album: any PhotoAlbum { HouseAlbum() }
    var adBroker: any AdBroker { BikeShop() }
    var residents: [User] { [User(name: "Ada"), User(name: "Grace")] }

    var loggedOut: LoggedOutComponent { LoggedOutComponent(parent: self) }

    /// A scope of its own for each user that logs in, with the flags as they are known at that time.
    func loggedIn(user: User) -> LoggedInComponent {
        let scope = LoggedInComponent(parent: self, user: user, flags: lastKnownFlags.values)
        loggedInScope = scope
        return scope
    }

    func make() -> some View {
        RootView(interactor: RootInteractor(component: self), viewModel: RootViewModel())
    }
}

struct RootView<Interactor: ViewWithModelLifecycleObserver<RootViewModel>>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: RootViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> RootViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        VStack {
            // Each scope gives its screen an identity: what the screen of the one keeps is nothing for another.
            switch viewModel.scope {
            case .loggedOut(let component): component.make().id(viewModel.scopeNumber)
            case .loggedIn(let component): component.make().id(viewModel.scopeNumber)
            case nil: EmptyView()
            }
        }
        .bind(observer: interactor, viewModel: viewModel)
    }
}

#if DEBUG
/// The app as it is for a new user, on canned services.
struct RootPreviews: PreviewProvider {
    private final class SilentJournal: Journal {
        func record(_ entry: String) {}
    }

    private struct NoStorage: FlagStorage {
        func load() -> FlagValues? { nil }
        func store(_ flags: FlagValues) {}
    }

    static var previews: some View {
        let root = RootComponent(
            journal: SilentJournal(), board: HouseBoard(), flagSource: LaunchFlags(flags: [:]),
            flagStorage: NoStorage())
        return root.make()
    }
}
#endif
