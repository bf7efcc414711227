#if !canImport(SwiftUI)
import DIRuntime
import IMVVM
import Testing

@Suite("Plug-ins that are views")
@MainActor
struct PluginViewTests {
    private let log = Log()

    @Test("are shown one after the other, those that are off nowhere")
    func all() {
        let fruits = orchard(off: ["fruit.pear"]).fruits
        #expect(Screen(ForEachPlugin(fruits)).text == "apple\nplum")
        #expect(log.take() == ["built: apple", "built: plum"])
        #expect(Screen(ForEachPlugin(orchard(off: ["fruit.apple", "fruit.pear", "fruit.plum"]).fruits)).text == "")
        #expect(log.take() == [])
    }

    @Test("are shown by flag")
    func byFlag() {
        let fruits = orchard(off: ["fruit.pear"]).fruits
        #expect(Screen(Plugin("fruit.plum", of: fruits)).text == "plum")
        #expect(Screen(Plugin("fruit.pear", of: fruits)).text == "")
        #expect(Screen(Plugin("a flag that nobody has", of: fruits)).text == "")
    }

    @Test(
        "are the first that is on, where one is wanted",
        arguments: [
            ([], "apple"), (["fruit.apple"], "pear"), (["fruit.pear"], "apple"),
            (["fruit.apple", "fruit.pear"], "plum"), (["fruit.apple", "fruit.pear", "fruit.plum"], ""),
        ] as [(Set<String>, String)])
    func oneOf(off: Set<String>, expected: String) {
        #expect(Screen(OneOfPlugin(orchard(off: off).fruits)).text == expected)
        // Of the others no view is installed.
        #expect(log.take() == (expected.isEmpty ? [] : ["built: \(expected)"]))
    }

    @Test("have a state of their own for each flag, though they are views of one type")
    func identity() {
        let screen = Screen(PickerView(fruits: orchard(off: []).fruits))
        #expect(screen.text == "apple\n[Pick a plum]")
        screen.tap("Pick a plum")
        #expect(screen.text == "plum\n[Pick a plum]")
        #expect(log.take() == ["built: apple", "built: plum"])
    }

    private func orchard(off: Set<String>) -> OrchardComponent {
        let parent = StandaloneScope { [log] table in
            for name in ["apple", "pear", "plum"] where !off.contains("fruit.\(name)") {
                table.add(
                    mainActorPlugin: FruitView(name: name, log: log), to: Fruits.self, flag: "fruit.\(name)")
            }
        }
        return OrchardComponent(parent: parent)
    }
}

private enum Fruits: PluginSlot {
    typealias Plugin = FruitView
}

private final class OrchardComponent: MainActorComponent<EmptyDependency> {
    var fruits: Plugins<Fruits> { plugins() }
}

private final class FruitState: ObservableObject {
    let name: String

    init(name: String, log: Log) {
        self.name = name
        log.add("built: \(name)")
    }
}

private struct FruitView: View {
    @StateObject private var state: FruitState

    init(name: String, log: Log) {
        _state = StateObject(wrappedValue: FruitState(name: name, log: log))
    }

    var body: some View { Text(state.name) }
}

private final class Pick: ObservableObject {
    @Published var flag = "fruit.apple"
}

private struct PickerView: View {
    @StateObject private var pick: Pick
    private let fruits: Plugins<Fruits>

    init(fruits: Plugins<Fruits>) {
        _pick = StateObject(wrappedValue: Pick())
        self.fruits = fruits
    }

    var body: some View {
        VStack {
            Plugin(pick.flag, of: fruits)
            Button("Pick a plum") { pick.flag = "fruit.plum" }
        }
    }
}
#endif
