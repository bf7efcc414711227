#if !canImport(SwiftUI)
import IMVVM
import Testing

@Suite("A view whose type is erased")
@MainActor
struct TypeErasedViewTests {
    private let log = Log()

    @Test("is erased once, however often that is asked for")
    func nesting() {
        let text = Text("Hall")
        let once = TypeErasedView(text)
        #expect(layers(of: once) == 1)
        #expect(layers(of: TypeErasedView(AnyView(text))) == 1)
        #expect(layers(of: TypeErasedView(once)) == 1)
        #expect(layers(of: once.typeErased().typeErased()) == 1)
        #expect(layers(of: AnyView(text).typeErased().typeErased()) == 1)
        // Nor where the type is hidden from the caller.
        let hidden: any View = once
        #expect(layers(of: erased(hidden)) == 1)
    }

    @Test("keeps its modifiers through all layers")
    func modifiers() {
        let view = Text("Hall")
            .onAppear { [log] in log.add("inner appears") }
            .onDisappear { [log] in log.add("inner disappears") }
            .typeErased()
            .typeErased()
            .onAppear { [log] in log.add("outer appears") }
            .onDisappear { [log] in log.add("outer disappears") }
            .typeErased()
        let screen = Screen(TypeErasedView(view))
        #expect(screen.text == "Hall")
        #expect(log.take().sorted() == ["inner appears", "outer appears"])
        screen.close()
        #expect(log.take().sorted() == ["inner disappears", "outer disappears"])
    }

    @Test("tells its interactor of each appearance once")
    func lifecycle() {
        let interactor = CountingInteractor(log: log)
        let screen = Screen(Text("Hall").bind(observer: interactor).typeErased().typeErased())
        screen.close()
        #expect(log.take() == ["appears", "disappears"])
    }

    @Test("keeps what it is made of until it is released")
    func lifetime() {
        weak var feature: Feature?
        var view: TypeErasedView?
        do {
            let made = Feature()
            feature = made
            view = made.make()
        }
        #expect(feature != nil && view != nil)
        view = nil
        #expect(feature == nil)
    }

    private func erased(_ view: some View) -> TypeErasedView { view.typeErased() }

    /// How many views without a type stand around the first one that has one.
    private func layers(of view: Any) -> Int {
        let own = view is AnyView ? 1 : 0
        guard view is AnyView || view is TypeErasedView else { return 0 }
        return own + Mirror(reflecting: view).children.map { layers(of: $0.value) }.reduce(0, +)
    }
}

private final class CountingInteractor: Interactor {
    private let log: Log

    init(log: Log) {
        self.log = log
    }

    @CancellableBuilder
    override func onViewAppear() -> [AnyCancellable] {
        log.add("appears")
    }

    override func onViewDisappear() {
        log.add("disappears")
    }
}

/// Stands for a component, which its view keeps.
@MainActor
private final class Feature {
    private let name = "Hall"

    func make() -> TypeErasedView {
        FeatureView(title: { self.name }).typeErased()
    }
}

private struct FeatureView: View {
    let title: () -> String

    var body: some View { Text(title()) }
}
#endif
