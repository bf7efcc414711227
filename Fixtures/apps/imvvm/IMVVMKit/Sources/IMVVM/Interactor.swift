/// Told by the view that it is bound to when the view appears and disappears.
///
/// ```swift
/// protocol ProfileHandler: ViewLifecycleObserver {
///     func logOut()
/// }
///
/// struct ProfileView<Interactor: ProfileHandler>: View {
///     @StateObject var interactor: Interactor
///
///     var body: some View {
///         Button("Log out") { interactor.logOut() }.bind(observer: interactor)
///     }
/// }
/// ```
///
/// So the view knows what its interactor can do, and not which one it is. A real one is an `Interactor`; that of a
/// preview or a test may be any class.
@MainActor
public protocol ViewLifecycleObserver: ObservableObject {
    func viewAppears()
    func viewDisappears()
}

/// Told by the view that it is bound to when the view appears and disappears, each time with the view's model.
@MainActor
public protocol ViewWithModelLifecycleObserver<Model>: ObservableObject {
    associatedtype Model: ViewModel

    func viewAppears(with viewModel: Model)
    func viewDisappears(with viewModel: Model)
}

/// What a view shows: it makes values for the screen of the app's models, and has no other logic.
///
/// ```swift
/// final class ProfileViewModel: ViewModel {
///     @Published private(set) var title = ""
///
///     func show(_ user: User) { title = "Name: \(user.name)" }
/// }
/// ```
@MainActor
public protocol ViewModel: ObservableObject {}

/// What interactors with and without a view model have in common.
@MainActor
open class InteractorBase: ObservableObject {
    /// True from the first appearance on.
    public private(set) final var isLoaded = false
    /// True from an appearance of the view until it disappears.
    public private(set) final var hasViewAppeared = false

    let lifetime = CancelBag()
    private(set) var appearance = CancelBag()

    fileprivate init() {}

    /// A view may appear twice without a disappearance in between; the second time nothing is left to do.
    fileprivate final func appear(loading: () -> [AnyCancellable], appearing: () -> [AnyCancellable]) {
        guard !hasViewAppeared else { return }
        hasViewAppeared = true
        if appearance.isCancelled { appearance = CancelBag() }
        if !isLoaded {
            isLoaded = true
            for cancellable in loading() { lifetime.add(cancellable) }
            // What is loaded may take the view away.
            guard hasViewAppeared else { return }
        }
        for cancellable in appearing() { appearance.add(cancellable) }
    }

    /// A view may disappear that never appeared, as where its parent goes first.
    fileprivate final func disappear(disappearing: () -> Void) {
        guard hasViewAppeared else { return }
        hasViewAppeared = false
        disappearing()
        appearance.cancel()
    }
}

/// The logic of a view: it is told when the view appears, and listens to the world while it does.
///
/// ```swift
/// final class ProfileInteractor: Interactor {
///     @CancellableBuilder override func onViewAppear() -> [AnyCancellable] {
///         clock.ticks.sink { print("tick") }  // until the view disappears
///     }
/// }
/// ```
///
/// It is told of an appearance and of the disappearance after it, once each, whatever order the view's events come in.
/// A view owns its interactor as a `StateObject`, and binds it: `.bind(observer: interactor)`.
open class Interactor: InteractorBase, ViewLifecycleObserver {
    public override init() {}

    /// Called once, before the view appears for the first time; what it returns lives as long as the interactor.
    @CancellableBuilder
    open func onLoad() -> [AnyCancellable] {}

    /// Called whenever the view appears; what it returns lives until the view disappears.
    @CancellableBuilder
    open func onViewAppear() -> [AnyCancellable] {}

    /// Called whenever the view disappears, before what `onViewAppear` started is cancelled.
    open func onViewDisappear() {}

    public final func viewAppears() {
        appear(loading: onLoad, appearing: onViewAppear)
    }

    public final func viewDisappears() {
        disappear(disappearing: onViewDisappear)
    }
}

/// An interactor that keeps the view model of its view up to date.
///
/// ```swift
/// final class ProfileInteractor: ViewModelInteractor<ProfileViewModel> {
///     @CancellableBuilder override func onLoad(viewModel: ProfileViewModel) -> [AnyCancellable] {
///         session.user.sink { viewModel.show($0) }
///     }
/// }
/// ```
///
/// The view owns both, and binds them: `.bind(observer: interactor, viewModel: viewModel)`. The interactor does not keep
/// the view model; what it starts may.
open class ViewModelInteractor<Model: ViewModel>: InteractorBase, ViewWithModelLifecycleObserver {
    public override init() {}

    /// Called once, before the view appears for the first time; what it returns lives as long as the interactor.
    @CancellableBuilder
    open func onLoad(viewModel: Model) -> [AnyCancellable] {}

    /// Called whenever the view appears; what it returns lives until the view disappears.
    @CancellableBuilder
    open func onViewAppear(viewModel: Model) -> [AnyCancellable] {}

    /// Called whenever the view disappears, before what `onViewAppear` started is cancelled.
    open func onViewDisappear(viewModel: Model) {}

    public final func viewAppears(with viewModel: Model) {
        appear(
            loading: { onLoad(viewModel: viewModel) },
            appearing: { onViewAppear(viewModel: viewModel) })
    }

    public final func viewDisappears(with viewModel: Model) {
        disappear { onViewDisappear(viewModel: viewModel) }
    }
}

extension View {
    /// Tells an observer when this view appears and disappears.
    public func bind(observer: some ViewLifecycleObserver) -> some View {
        onAppear { observer.viewAppears() }
            .onDisappear { observer.viewDisappears() }
    }

    /// Tells an observer when this view appears and disappears, and which view model is that of the view.
    public func bind<Model>(
        observer: some ViewWithModelLifecycleObserver<Model>, viewModel: Model
    ) -> some View {
        onAppear { observer.viewAppears(with: viewModel) }
            .onDisappear { observer.viewDisappears(with: viewModel) }
    }
}
