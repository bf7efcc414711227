import DIRuntime
import Testing

/// A core component goes through its lifecycle as Needle documents it, which `NeedleCore` below plays.
@Suite("The lifecycle of plug-ins, as in Needle")
struct NeedleLifecycleTests {
    private static let states: [[PluginizedScopeLifecycle]] = [
        [.active, .inactive, .active, .inactive, .deinit],
        [.active, .deinit],
        [.inactive, .deinit, .active, .deinit],
        [.deinit],
    ]

    @Test("nobody holds the non-core component, and nobody but the lifecycle leads to the core", arguments: states)
    func unheld(states: [PluginizedScopeLifecycle]) {
        let events = Diary.written(by: replay(states, FollowingComponent.init))
        #expect(events == Diary.written(by: replay(states, NeedleCore.init)))
    }

    @Test("the owner holds the core beyond the end", arguments: states)
    func held(states: [PluginizedScopeLifecycle]) {
        let events = Diary.written(by: replay(states, holding: true, FollowingComponent.init))
        #expect(events == Diary.written(by: replay(states, holding: true, NeedleCore.init)))
    }

    @Test("the order in full")
    func order() {
        let events = Diary.written(by: replay([.active, .inactive, .deinit], FollowingComponent.init))
        #expect(
            events == ["active", "inactive", "will deinit", "non-core deinit", "core deinit", "disposed", "sent"])
    }

    /// Makes a core, binds it twice, and sends the states; `holding` keeps the core until that is over.
    private func replay<Core: Bindable>(
        _ states: [PluginizedScopeLifecycle], holding: Bool = false, _ make: @escaping (Diary) -> Core
    ) -> (Diary) -> Void {
        { diary in
            let lifecycle = DiaryLifecycle(diary)
            var core: Core? = make(diary)
            core?.bind(to: lifecycle)
            core?.bind(to: lifecycle)
            if !holding { core = nil }
            states.forEach(lifecycle.send)
            diary.note("sent")
            core = nil
            lifecycle.observer = nil
        }
    }
}

/// What happened, in its order.
private final class Diary {
    private var events: [String] = []

    func note(_ event: String) { events.append(event) }

    static func written(by story: (Diary) -> Void) -> [String] {
        let diary = Diary()
        story(diary)
        return diary.events
    }
}

private protocol Bindable: AnyObject {
    func bind(to observable: any PluginizedScopeLifecycleObservable)
}

private final class DiaryLifecycle: PluginizedScopeLifecycleObservable {
    var observer: ((PluginizedScopeLifecycle) -> Void)?
    private let diary: Diary

    private final class Observation: ObserverDisposable {
        let diary: Diary
        init(_ diary: Diary) { self.diary = diary }
        func dispose() { diary.note("disposed") }
    }

    init(_ diary: Diary) { self.diary = diary }

    func observe(_ observer: @escaping (PluginizedScopeLifecycle) -> Void) -> any ObserverDisposable {
        self.observer = observer
        return Observation(diary)
    }

    func send(_ state: PluginizedScopeLifecycle) { observer?(state) }
}

private protocol FollowingExtension: PluginExtension {}

private final class FollowingComponent: PluginizedComponent<EmptyDependency, FollowingExtension, FollowingNonCore>,
    Bindable
{
    let diary: Diary

    init(_ diary: Diary) {
        self.diary = diary
        super.init(parent: HomeRootComponent())
    }

    override func scopeWillDeinit() { diary.note("will deinit") }

    deinit { diary.note("core deinit") }
}

private final class FollowingNonCore: NonCoreComponent<EmptyDependency> {
    private var diary: Diary? { (parent as? FollowingComponent)?.diary }

    override func scopeDidBecomeActive() { diary?.note("active") }
    override func scopeDidBecomeInactive() { diary?.note("inactive") }

    deinit { diary?.note("non-core deinit") }
}

/// A core component with Needle's rules: the non-core component comes with the core, the two keep each other, the states
/// go to the non-core component, and at the end the core hears of it before it lets the non-core component go.
private final class NeedleCore: Bindable {
    private let diary: Diary
    private var nonCore: NonCore?
    private var observation: (any ObserverDisposable)?

    private final class NonCore {
        let core: NeedleCore
        let diary: Diary

        init(_ core: NeedleCore) {
            self.core = core
            diary = core.diary
        }

        deinit { diary.note("non-core deinit") }
    }

    init(_ diary: Diary) {
        self.diary = diary
        nonCore = NonCore(self)
    }

    func bind(to observable: any PluginizedScopeLifecycleObservable) {
        guard observation == nil else { return }
        observation = observable.observe { [weak self] in self?.follow($0) }
    }

    private func follow(_ state: PluginizedScopeLifecycle) {
        guard nonCore != nil else { return }
        switch state {
        case .active: diary.note("active")
        case .inactive: diary.note("inactive")
        case .deinit:
            diary.note("will deinit")
            nonCore = nil
        }
    }

    deinit {
        diary.note("core deinit")
        observation?.dispose()
    }
}
