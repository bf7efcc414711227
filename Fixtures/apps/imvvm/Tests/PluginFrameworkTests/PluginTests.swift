import PluginFramework
import Testing

@Suite("Plug-ins")
@MainActor
struct PluginTests {
    /// Which features were built, in order.
    @MainActor
    private final class Orchard {
        private(set) var built: [FruitFlag] = []

        func point(switchedOff: Set<String> = []) -> PluginPoint<FruitFlag, Fruit> {
            PluginPoint(flags: FlagValues(switchedOff: switchedOff)) { flag in
                self.built.append(flag)
                return Fruit(name: "\(flag)")
            }
        }
    }

    private final class Fruit {
        let name: String

        init(name: String) {
            self.name = name
        }
    }

    private let orchard = Orchard()

    @Test("are built when they are asked for, once")
    func once() throws {
        let point = orchard.point()
        let plugin = Plugin(.pear, in: point)
        let all = ForEachPlugin(FruitFlag.allCases, in: point)
        let one = OneOfPlugin([.pear, .plum], in: point)
        #expect(orchard.built == [])
        let pear = try #require(plugin.feature)
        #expect(pear.name == "pear")
        #expect(plugin.feature === pear)
        #expect(all.features.contains { $0 === pear })
        #expect(one.feature === pear)
        #expect(orchard.built == [.pear, .apple, .plum])
    }

    @Test("are never built while they are off")
    func neverBuilt() {
        let point = orchard.point(switchedOff: ["fruit.apple", "fruit.pear", "fruit.plum"])
        for flag in FruitFlag.allCases { #expect(Plugin(flag, in: point).feature == nil) }
        #expect(ForEachPlugin(FruitFlag.allCases, in: point).features.isEmpty)
        #expect(ForEachPlugin(FruitFlag.allCases, in: point).flags.isEmpty)
        #expect(OneOfPlugin(FruitFlag.allCases, in: point).feature == nil)
        #expect(orchard.built == [])
    }

    @Test("come in the order in which the parent lists their flags")
    func order() {
        let point = orchard.point(switchedOff: ["fruit.pear"])
        let plugins = ForEachPlugin([.plum, .pear, .apple], in: point)
        #expect(plugins.flags == [.plum, .apple])
        #expect(plugins.features.map(\.name) == ["plum", "apple"])
        #expect(orchard.built == [.plum, .apple])
    }

    @Test(
        "are the first that is on, where the parent wants one",
        arguments: [
            ([], .apple), (["fruit.apple"], .pear), (["fruit.pear"], .apple),
            (["fruit.apple", "fruit.pear"], .plum), (["fruit.apple", "fruit.pear", "fruit.plum"], nil),
        ] as [(Set<String>, FruitFlag?)])
    func oneOf(switchedOff: Set<String>, expected: FruitFlag?) {
        let plugin = OneOfPlugin([.apple, .pear, .plum], in: orchard.point(switchedOff: switchedOff))
        #expect(plugin.feature?.name == expected.map { "\($0)" })
        // The others are not built, on or off.
        #expect(orchard.built == [expected].compactMap(\.self))
    }
}
