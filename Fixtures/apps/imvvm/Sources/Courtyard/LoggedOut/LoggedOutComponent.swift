import Architecture
import CourtyardCore
import DIRuntime

@MainActor
protocol LoggedOutDependency: Dependency {
    var session: Session { get }
    var residents: [User] { get }
}

final class LoggedOutComponent: MainActorComponent<LoggedOutDependency> {
    func make() -> some View { LoggedOutView(dependency: dependency) }
}

struct LoggedOutView: View {
    @StateObject private var interactor: LoggedOutInteractor
    @StateObject private var viewModel: LoggedOutViewModel

    fileprivate init(dependency: any LoggedOutDependency) {
        _interactor = StateObject(wrappedValue: LoggedOutInteractor(session: dependency.session))
        _viewModel = StateObject(wrappedValue: LoggedOutViewModel(residents: dependency.residents))
    }

    var body: some View {
        VStack {
            Text("Courtyard: who is there?")
            ForEach(viewModel.residents, id: \.self) { user in
                Button("Log in as \(user.name)") { interactor.logIn(as: user) }
            }
        }
        .bind(observer: interactor)
    }
}
