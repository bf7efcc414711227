#if !canImport(SwiftUI)
import Architecture
import PluginFramework
import Testing

@Suite("Plug-ins that are views")
@MainActor
struct PluginViewTests {
    private final class Builds {
        var flags: [FruitFlag] = []
        var states: [String] = []
    }

    private let builds = Builds()

    @Test("are shown where the parent lists their flags")
    func shown() {
        let point = point(switchedOff: ["fruit.pear"])
        let screen = Screen(
            VStack {
                Plugin(.pear, in: point)
                ForEachPlugin([.plum, .pear, .apple], in: point)
                OneOfPlugin([.pear, .plum], in: point)
            })
        #expect(screen.text == "plum\napple\nplum")
        #expect(builds.flags == [.plum, .apple])
        screen.close()
    }

    @Test("have a state of their own for each flag, though they are views of one type")
    func identity() {
        let screen = Screen(PickerView(point: point(switchedOff: [])))
        #expect(screen.text == "apple\n[Pick a plum]")
        screen.tap("Pick a plum")
        #expect(screen.text == "plum\n[Pick a plum]")
        #expect(builds.states == ["apple", "plum"])
    }

    private func point(switchedOff: Set<String>) -> PluginPoint<FruitFlag, FruitView> {
        PluginPoint(flags: FlagValues(switchedOff: switchedOff)) { [builds] flag in
            builds.flags.append(flag)
            return FruitView(name: "\(flag)") { builds.states.append($0) }
        }
    }
}

private final class FruitState: ObservableObject {
    let name: String

    init(name: String, built: (String) -> Void) {
        self.name = name
        built(name)
    }
}

private struct FruitView: View {
    @StateObject private var state: FruitState

    init(name: String, built: @escaping (String) -> Void) {
        _state = StateObject(wrappedValue: FruitState(name: name, built: built))
    }

    var body: some View { Text(state.name) }
}

private final class Pick: ObservableObject {
    @Published var flag = FruitFlag.apple
}

private struct PickerView: View {
    @StateObject private var pick: Pick
    private let point: PluginPoint<FruitFlag, FruitView>

    init(point: PluginPoint<FruitFlag, FruitView>) {
        _pick = StateObject(wrappedValue: Pick())
        self.point = point
    }

    var body: some View {
        VStack {
            Plugin(pick.flag, in: point)
            Button("Pick a plum") { pick.flag = .plum }
        }
    }
}
#endif
