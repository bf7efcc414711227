#if !canImport(SwiftUI)
import Testing

@testable import Architecture

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
    @Test(
        "counts each appearance once, in whatever order the events of its view come",
        arguments: [
            ("a", ["load", "appear"]),
            ("aa", ["load", "appear"]),
            ("d", []),
            ("dd", []),
            ("da", ["load", "appear"]),
            ("ad", ["load", "appear", "disappear", "cancelled: appear"]),
            ("add", ["load", "appear", "disappear", "cancelled: appear"]),
            ("aad", ["load", "appear", "disappear", "cancelled: appear"]),
            ("ada", ["load", "appear", "disappear", "cancelled: appear", "appear"]),
            ("dad", ["load", "appear", "disappear", "cancelled: appear"]),
            ("aadda", ["load", "appear", "disappear", "cancelled: appear", "appear"]),
        ])
    func events(_ events: String, expected: [String]) {
        let interactor = HouseInteractor(log: log, ticks: ticks)
        for event in events {
            if event == "a" { interactor.viewAppears() } else { interactor.viewDisappears() }
        }
        #expect(log.take() == expected)
        ticks.send(1)
        let heard = (events.contains("a") ? ["load: 1"] : []) + (events.last == "a" ? ["appear: 1"] : [])
        #expect(log.take().sorted() == heard.sorted())
    }

    @Test("loads and binds its view model once, when its view appears twice")
    func viewModelEvents() {
        let interactor = CounterInteractor(ticks: ticks, log: log)
        let viewModel = CounterViewModel()
        interactor.viewDisappears()
        interactor.viewAppears(with: viewModel)
        interactor.viewAppears(with: viewModel)
        #expect(log.take() == ["load", "load with 0", "appear", "appear with 0"])
        ticks.send(5)
        #expect(viewModel.count == 5)
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
        #expect(log.take() == ["load", "load with 0", "appear", "appear with 0"])
        ticks.send(5)
        #expect(screen.text == "5 ticks")
        screen.close()
        #expect(log.take() == ["disappear"])
    }

    @Test("stops the program when it has a view model and is bound without one")
    func boundWithoutViewModel() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = Screen(Text("Hall").bind(observer: ViewModelInteractor<Paint>())) }
        }
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

private final class CounterViewModel: ObservableObject {
    @Published var count = 0
}

private struct CounterView: View {
    @StateObject private var interactor: CounterInteractor
    @StateObject private var viewModel: CounterViewModel

    init(ticks: PassthroughSubject<Int, Never>, log: Log) {
        _interactor = StateObject(wrappedValue: CounterInteractor(ticks: ticks, log: log))
        _viewModel = StateObject(wrappedValue: CounterViewModel())
    }

    var body: some View {
        Text("\(viewModel.count) ticks").bind(observer: interactor, viewModel: viewModel)
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
    override func onLoad() -> [AnyCancellable] {
        log.add("load")
    }

    @CancellableBuilder
    override func onLoad(viewModel: CounterViewModel) -> [AnyCancellable] {
        log.add("load with \(viewModel.count)")
        ticks.sink { viewModel.count += $0 }
    }

    @CancellableBuilder
    override func onViewAppear() -> [AnyCancellable] {
        log.add("appear")
    }

    @CancellableBuilder
    override func onViewAppear(viewModel: CounterViewModel) -> [AnyCancellable] {
        log.add("appear with \(viewModel.count)")
    }

    override func onViewDisappear() {
        log.add("disappear")
    }
}
#endif
