import CourtyardCore
import DIRuntime
import IMVVM

@MainActor
protocol LoggedOutDependency: Dependency {
    var session: Session { get }
    var residents: [User] { get }
}

final class LoggedOutComponent: MainActorComponent<LoggedOutDependency> {
    func make() -> some View {
        LoggedOutView(
            interactor: LoggedOutInteractor(session: self.dependency.session),
            viewModel: LoggedOutViewModel(residents: self.dependency.residents))
    }
}

/// What the view has its interactor do.
@MainActor
protocol LoggedOutHandler: ViewLifecycleObserver {
    func logIn(as user: User)
}

struct LoggedOutView<Interactor: LoggedOutHandler>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: LoggedOutViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> LoggedOutViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        VStack {
            Text("Courtyard: who is there?")
            ForEach(viewModel.choices, id: \.self) { choice in
                Button(choice.title) { interactor.logIn(as: choice.user) }
            }
        }
        .bind(observer: interactor)
    }
}

#if DEBUG
struct LoggedOutPreviews: PreviewProvider {
    private final class PreviewInteractor: Interactor, LoggedOutHandler {
        func logIn(as user: User) {}
    }

    static var previews: some View {
        LoggedOutView(
            interactor: PreviewInteractor(),
            viewModel: LoggedOutViewModel(residents: [User(name: "A user"), User(name: "Another user")]))
    }
}
#endif
