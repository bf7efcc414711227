import Architecture
public import CourtyardCore
public import DIRuntime

@MainActor
public protocol ProfileDependency: Dependency {
    var user: User { get }
    var session: Session { get }
}

public final class ProfileComponent: MainActorComponent<ProfileDependency> {
    public func make() -> HomeTab { HomeTab(title: "Profile", content: ProfileView(dependency: dependency)) }
}

struct ProfileView: View {
    @StateObject private var interactor: ProfileInteractor
    @StateObject private var viewModel: ProfileViewModel

    fileprivate init(dependency: any ProfileDependency) {
        _interactor = StateObject(wrappedValue: ProfileInteractor(session: dependency.session))
        _viewModel = StateObject(wrappedValue: ProfileViewModel(user: dependency.user))
    }

    var body: some View {
        VStack {
            Text("Name: \(viewModel.user.name)")
            Button("Log out") { interactor.logOut() }
        }
        .bind(observer: interactor)
    }
}
