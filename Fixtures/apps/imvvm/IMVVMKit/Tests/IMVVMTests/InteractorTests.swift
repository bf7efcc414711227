#if !canImport(SwiftUI)
import IMVVM
import Testing

@Suite("An interactor that is bound to its view", .timeLimit(.minutes(1)))
@MainActor
struct InteractorTests {
    private let log = Log()
    private let ticks = PassthroughSubject<Int, Never>()

    @Test("loads once, and is told of every appearance")
    func lifecycle() {
        let screen = Screen(HouseView(log: log, ticks: ticks))
        #expect(log.take() == ["load", "appear"])
        screen.tap("Door")
        #expect(log.take() == ["disappear", "cancelled: appear"])
        screen.tap("Door")
        #expect(log.take() == ["appear"])
        screen.close()
        #expect(log.take() == ["disappear", "cancelled: appear", "deinit", "cancelled: load"])
    }

    @Test("is not told when its view is only drawn anew")
    func redrawn() {
        let screen = Screen(HouseView(log: log, ticks: ticks))
        _ = log.take()
        screen.tap("Paint")
        #expect(screen.text == "painted 1\n[Door]\n[Paint]")
        #expect(log.take() == [])
    }

    /// What SwiftUI calls is not always in pairs.
    @Test("counts each appearance once, in whatever order the events of its view come", arguments: orders)
    func events(_ events: String) {
        let interactor = HouseInteractor(log: log, ticks: ticks)
        var isVisible = false
        var isLoaded = false
        for event in events {
            var expected: [String] = []
            if event == "a" {
                expected = isVisible ? [] : isLoaded ? ["appear"] : ["load", "appear"]
                (isVisible, isLoaded) = (true, true)
                interactor.viewAppears()
            } else {
                expected = isVisible ? ["disappear", "cancelled: appear"] : []
                isVisible = false
                interactor.viewDisappears()
            }
            #expect(log.take() == expected, "at \(event) in \(events)")
            #expect(interactor.hasViewAppeared == isVisible)
            #expect(interactor.isLoaded == isLoaded)
            ticks.send(1)
            #expect(log.take().sorted() == (isVisible ? ["appear: 1"] : []) + (isLoaded ? ["load: 1"] : []))
        }
    }

    @Test("counts each appearance once when it has a view model, in whatever order the events come", arguments: orders)
    func eventsWithViewModel(_ events: String) {
        let interactor = CounterInteractor(ticks: ticks, log: log)
        let viewModel = CounterViewModel()
        var isVisible = false
        var isLoaded = false
        var count = 0
        for event in events {
            var expected: [String] = []
            if event == "a" {
                if !isLoaded { expected.append("load with \(count)") }
                if !isVisible { expected.append("appear with \(count)") }
                (isVisible, isLoaded) = (true, true)
                interactor.viewAppears(with: viewModel)
            } else {
                if isVisible { expected.append("disappear with \(count)") }
                isVisible = false
                interactor.viewDisappears(with: viewModel)
            }
            #expect(log.take() == expected, "at \(event) in \(events)")
            #expect(interactor.hasViewAppeared == isVisible)
            #expect(interactor.isLoaded == isLoaded)
            ticks.send(1)
            // Bound twice, it would count twice.
            if isLoaded { count += 1 }
            #expect(viewModel.count == count)
        }
    }

    /// All sequences of up to five appearances and disappearances.
    nonisolated private static let orders: [String] = (1...5).flatMap { length in
        (0..<(1 << length)).map { bits in
            String((0..<length).map { bits >> $0 & 1 == 0 ? "a" : "d" })
        }
    }

    @Test("is told of no appearance when what it loads takes the view away, and of the next one")
    func disappearsWhileLoading() {
        let interactor = ClosingInteractor(log: log)
        interactor.viewAppears()
        #expect(log.take() == ["load", "disappear"])
        #expect(interactor.isLoaded && !interactor.hasViewAppeared)
        interactor.viewAppears()
        #expect(log.take() == ["appear"])
    }

    @Test("tells a loading and an appearance that are under way")
    func state() {
        let interactor = CuriousInteractor(log: log)
        #expect(!interactor.isLoaded && !interactor.hasViewAppeared)
        let screen = Screen(Text("Hall").bind(observer: interactor))
        screen.close()
        #expect(log.take() == ["load: true, true", "appear: true, true", "disappear: true, false"])
        #expect(interactor.isLoaded && !interactor.hasViewAppeared)
    }

    @Test("keeps what was started before its view appeared, when the view disappears before it appears")
    func startedBeforeAppearance() {
        let interactor = Interactor()
        let subscription = AnyCancellable { [log] in log.add("subscription") }
        subscription.cancelOnDisappear(of: interactor)
        interactor.viewDisappears()
        #expect(log.take() == [])
        interactor.viewAppears()
        interactor.viewDisappears()
        withExtendedLifetime(subscription) { #expect(log.take() == ["subscription"]) }
    }

    @Test("listens from onLoad until it is released, and from onViewAppear until its view disappears")
    func subscriptions() {
        let screen = Screen(HouseView(log: log, ticks: ticks))
        _ = log.take()
        ticks.send(1)
        #expect(log.take().sorted() == ["appear: 1", "load: 1"])
        screen.tap("Door")
        _ = log.take()
        ticks.send(2)
        #expect(log.take() == ["load: 2"])
        screen.tap("Door")
        _ = log.take()
        ticks.send(3)
        #expect(log.take().sorted() == ["appear: 3", "load: 3"])
        screen.close()
        _ = log.take()
        ticks.send(4)
        #expect(log.take() == [])
    }

    @Test("cancels single subscriptions and tasks when its view disappears")
    func onDisappear() async {
        let interactor = Interactor()
        let screen = Screen(Text("Hall").bind(observer: interactor))
        let task = Task { await waitsUntilCancelled() }
        task.cancelOnDisappear(of: interactor)
        let subscription = AnyCancellable { [log] in log.add("subscription") }
        subscription.cancelOnDisappear(of: interactor)
        #expect(log.entries == [])
        screen.close()
        // Being held, it was not cancelled by its own release.
        withExtendedLifetime(subscription) { #expect(log.entries == ["subscription"]) }
        #expect(await task.value)
    }

    @Test("cancels at once what is started after its view disappeared")
    func afterDisappearance() {
        let interactor = Interactor()
        Screen(Text("Hall").bind(observer: interactor)).close()
        let late = AnyCancellable { [log] in log.add("late") }
        late.cancelOnDisappear(of: interactor)
        withExtendedLifetime(late) { #expect(log.entries == ["late"]) }
    }

    @Test("cancels single subscriptions and tasks when it is released")
    func onDeinit() async {
        var interactor: Interactor? = Interactor()
        let task = Task { await waitsUntilCancelled() }
        let subscription = AnyCancellable { [log] in log.add("subscription") }
        if let interactor {
            task.cancelOnDeinit(of: interactor)
            subscription.cancelOnDeinit(of: interactor)
            Screen(Text("Hall").bind(observer: interactor)).close()
        }
        #expect(log.entries == [])
        interactor = nil
        withExtendedLifetime(subscription) { #expect(log.entries == ["subscription"]) }
        #expect(await task.value)
    }

    @Test("gets its view model with the binding")
    func viewModel() {
        let screen = Screen(CounterView(ticks: ticks, log: log))
        #expect(screen.text == "0 ticks")
        #expect(log.take() == ["load with 0", "appear with 0"])
        ticks.send(5)
        #expect(screen.text == "5 ticks")
        screen.close()
        #expect(log.take() == ["disappear with 5"])
    }

    @Test("does not keep its view model, nor itself by what it started")
    func ownership() {
        weak var viewModel: CounterViewModel?
        weak var interactor: CounterInteractor?
        let screen = Screen(CounterView(ticks: ticks, log: log, made: { (interactor, viewModel) = ($0, $1) }))
        #expect(interactor != nil && viewModel != nil)
        screen.close()
        #expect(interactor == nil && viewModel == nil)
    }

    @Test("may be of any class that observes the lifecycle, such as one of a test")
    func observers() {
        let observer = LoggedObserver(log: log)
        let viewModel = CounterViewModel()
        let screen = Screen(
            VStack {
                Text("Hall").bind(observer: observer)
                Text("Stairs").bind(observer: LoggedModelObserver(log: log), viewModel: viewModel)
            })
        #expect(log.take().sorted() == ["appears", "appears with 0"])
        viewModel.count = 3
        screen.close()
        #expect(log.take().sorted() == ["disappears", "disappears with 3"])
    }
}

final class Paint: ObservableObject {
    @Published var coats = 0
}

private final class Door: ObservableObject {
    @Published var isOpen = true
}

/// A view that stays, around one that comes and goes.
private struct HouseView: View {
    @StateObject private var interactor: HouseInteractor
    @StateObject private var door: Door
    @StateObject private var paint: Paint

    init(log: Log, ticks: PassthroughSubject<Int, Never>) {
        _interactor = StateObject(wrappedValue: HouseInteractor(log: log, ticks: ticks))
        _door = StateObject(wrappedValue: Door())
        _paint = StateObject(wrappedValue: Paint())
    }

    var body: some View {
        VStack {
            if door.isOpen {
                Text("painted \(paint.coats)").bind(observer: interactor)
            }
            Button("Door") { door.isOpen.toggle() }
            Button("Paint") { paint.coats += 1 }
        }
    }
}

private final class HouseInteractor: Interactor {
    private let log: Log
    private let ticks: PassthroughSubject<Int, Never>

    init(log: Log, ticks: PassthroughSubject<Int, Never>) {
        self.log = log
        self.ticks = ticks
    }

    deinit {
        log.add("deinit")
    }

    @CancellableBuilder
    override func onLoad() -> [AnyCancellable] {
        log.add("load")
        ticks.handleEvents(receiveCancel: { [log] in log.add("cancelled: load") })
            .sink { [log] number in log.add("load: \(number)") }
    }

    @CancellableBuilder
    override func onViewAppear() -> [AnyCancellable] {
        log.add("appear")
        ticks.handleEvents(receiveCancel: { [log] in log.add("cancelled: appear") })
            .sink { [log] number in log.add("appear: \(number)") }
    }

    override func onViewDisappear() {
        log.add("disappear")
    }
}

private final class CounterViewModel: ViewModel {
    @Published var count = 0
}

private struct CounterView: View {
    @StateObject private var interactor: CounterInteractor
    @StateObject private var viewModel: CounterViewModel
    private let made: (CounterInteractor, CounterViewModel) -> Void

    init(
        ticks: PassthroughSubject<Int, Never>, log: Log,
        made: @escaping (CounterInteractor, CounterViewModel) -> Void = { _, _ in }
    ) {
        _interactor = StateObject(wrappedValue: CounterInteractor(ticks: ticks, log: log))
        _viewModel = StateObject(wrappedValue: CounterViewModel())
        self.made = made
    }

    var body: some View {
        Text("\(viewModel.count) ticks")
            .bind(observer: interactor, viewModel: viewModel)
            .onAppear { made(interactor, viewModel) }
    }
}

private final class CounterInteractor: ViewModelInteractor<CounterViewModel> {
    private let ticks: PassthroughSubject<Int, Never>
    private let log: Log

    init(ticks: PassthroughSubject<Int, Never>, log: Log) {
        self.ticks = ticks
        self.log = log
    }

    @CancellableBuilder
    override func onLoad(viewModel: CounterViewModel) -> [AnyCancellable] {
        log.add("load with \(viewModel.count)")
        ticks.sink { viewModel.count += $0 }
    }

    @CancellableBuilder
    override func onViewAppear(viewModel: CounterViewModel) -> [AnyCancellable] {
        log.add("appear with \(viewModel.count)")
    }

    override func onViewDisappear(viewModel: CounterViewModel) {
        log.add("disappear with \(viewModel.count)")
    }
}

/// Closes its own view at first.
private final class ClosingInteractor: Interactor {
    private let log: Log

    init(log: Log) {
        self.log = log
    }

    @CancellableBuilder
    override func onLoad() -> [AnyCancellable] {
        log.add("load")
        viewDisappears()
    }

    @CancellableBuilder
    override func onViewAppear() -> [AnyCancellable] {
        log.add("appear")
    }

    override func onViewDisappear() {
        log.add("disappear")
    }
}

private final class CuriousInteractor: Interactor {
    private let log: Log

    init(log: Log) {
        self.log = log
    }

    @CancellableBuilder
    override func onLoad() -> [AnyCancellable] {
        log.add("load: \(isLoaded), \(hasViewAppeared)")
    }

    @CancellableBuilder
    override func onViewAppear() -> [AnyCancellable] {
        log.add("appear: \(isLoaded), \(hasViewAppeared)")
    }

    override func onViewDisappear() {
        log.add("disappear: \(isLoaded), \(hasViewAppeared)")
    }
}

private final class LoggedObserver: ViewLifecycleObserver {
    private let log: Log

    init(log: Log) {
        self.log = log
    }

    func viewAppears() {
        log.add("appears")
    }

    func viewDisappears() {
        log.add("disappears")
    }
}

private final class LoggedModelObserver: ViewWithModelLifecycleObserver {
    private let log: Log

    init(log: Log) {
        self.log = log
    }

    func viewAppears(with viewModel: CounterViewModel) {
        log.add("appears with \(viewModel.count)")
    }

    func viewDisappears(with viewModel: CounterViewModel) {
        log.add("disappears with \(viewModel.count)")
    }
}
#endif
