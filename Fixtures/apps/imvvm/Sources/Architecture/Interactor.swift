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
@MainActor
open class Interactor: ObservableObject {
    let lifetime = CancelBag()
    private(set) var appearance = CancelBag()
    private var isLoaded = false
    private var isVisible = false

    public init() {}

    /// Called once, before the view appears for the first time; what it returns lives as long as the interactor.
    @CancellableBuilder
    open func onLoad() -> [AnyCancellable] {}

    /// Called whenever the view appears; what it returns lives until the view disappears.
    @CancellableBuilder
    open func onViewAppear() -> [AnyCancellable] {}

    /// Called whenever the view disappears, before what `onViewAppear` started is cancelled.
    open func onViewDisappear() {}

    func viewAppears() {
        appear(loading: onLoad, appearing: onViewAppear)
    }

    /// A view may disappear that never appeared, as where its parent goes first.
    func viewDisappears() {
        guard isVisible else { return }
        isVisible = false
        onViewDisappear()
        appearance.cancel()
    }

    /// A view may appear twice without a disappearance in between; the second time nothing is left to do.
    final func appear(loading: () -> [AnyCancellable], appearing: () -> [AnyCancellable]) {
        guard !isVisible else { return }
        isVisible = true
        if appearance.isCancelled { appearance = CancelBag() }
        if !isLoaded {
            isLoaded = true
            for cancellable in loading() { lifetime.add(cancellable) }
        }
        for cancellable in appearing() { appearance.add(cancellable) }
    }
}

/// An interactor that keeps the view model of its view up to date.
///
/// ```swift
/// final class ProfileInteractor: ViewModelInteractor<ProfileViewModel> {
///     @CancellableBuilder override func onLoad(viewModel: ProfileViewModel) -> [AnyCancellable] {
///         session.user.sink { viewModel.name = $0.name }
///     }
/// }
/// ```
///
/// The view owns both, and binds them: `.bind(observer: interactor, viewModel: viewModel)`.
open class ViewModelInteractor<ViewModel: ObservableObject>: Interactor {
    /// Called once, after `onLoad()`; what it returns lives as long as the interactor.
    @CancellableBuilder
    open func onLoad(viewModel: ViewModel) -> [AnyCancellable] {}

    /// Called whenever the view appears, after `onViewAppear()`; what it returns lives until the view disappears.
    @CancellableBuilder
    open func onViewAppear(viewModel: ViewModel) -> [AnyCancellable] {}

    final override func viewAppears() {
        preconditionFailure("\(type(of: self)) has a view model: use bind(observer:viewModel:)")
    }

    final func viewAppears(with viewModel: ViewModel) {
        appear(
            loading: { onLoad() + onLoad(viewModel: viewModel) },
            appearing: { onViewAppear() + onViewAppear(viewModel: viewModel) })
    }
}

extension View {
    /// Tells an interactor when this view appears and disappears.
    public func bind(observer: Interactor) -> some View {
        onAppear { observer.viewAppears() }
            .onDisappear { observer.viewDisappears() }
    }

    /// Tells an interactor when this view appears and disappears, and which view model is that of the view.
    public func bind<ViewModel>(observer: ViewModelInteractor<ViewModel>, viewModel: ViewModel) -> some View {
        onAppear { observer.viewAppears(with: viewModel) }
            .onDisappear { observer.viewDisappears() }
    }
}
