public import CourtyardCore
public import DIRuntime
import IMVVM

@MainActor
public protocol ProfileDependency: Dependency {
    var user: User { get }
    var session: Session { get }
}

public final class ProfileComponent: MainActorSlotComponent<ProfileDependency, HomeTabs> {
    public override class var flag: String { "tab.profile" }
    public override class var order: PluginOrder { .after("tab.feed") }
    public override var plugin: HomeTab { HomeTab(title: "Profile", content: make()) }

    func make() -> some View {
        ProfileView(
            interactor: ProfileInteractor(session: self.dependency.session),
            viewModel: ProfileViewModel(user: self.dependency.user))
    }
}

/// What the view has its interactor do.
@MainActor
protocol ProfileHandler: ViewLifecycleObserver {
    func logOut()
}

struct ProfileView<Interactor: ProfileHandler>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: ProfileViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> ProfileViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        VStack {
            InitialsBadge(initials: viewModel.initials)
            Text(viewModel.title)
            Button("Log out") { interactor.logOut() }
        }
        .bind(observer: interactor)
    }
}

#if DEBUG
struct ProfilePreviews: PreviewProvider {
    private final class PreviewInteractor: Interactor, ProfileHandler {
        func logOut() {}
    }

    static var previews: some View {
        ProfileView(
            interactor: PreviewInteractor(), viewModel: ProfileViewModel(user: User(name: "A Name That Is Rather Long"))
        )
    }
}
#endif
