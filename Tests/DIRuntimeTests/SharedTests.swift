import DIRuntime
import Testing

@Suite("Shared instances")
struct SharedTests {
    final class Thing {}
    struct Pair: Equatable {
        let left: Int
        let right: String
    }

    class Scope: BootstrapComponent {
        var built: [String] = []
        var first: Thing { shared { note("first", Thing()) } }
        var second: Thing { shared { note("second", Thing()) } }
        var holder: [Thing] { shared { note("holder", [first, second]) } }
        var missing: Thing? { shared { note("missing", nil) } }
        var pair: Pair { Pair(left: shared { note("left", 1) }, right: shared { note("right", "one") }) }
        var twins: [Thing] { [shared { note("twin", Thing()) }, shared { note("twin", Thing()) }] }
        var decorated: [String] { shared { note("plain", ["plain"]) } }
        var function: () -> Int { shared { note("function", { 7 }) } }
        var anything: any Sequence<Int> { shared { note("anything", [1, 2]) } }
        func made(_ number: Int) -> Int { shared { note("made", number) } }
        subscript(number: Int) -> Int { shared { note("subscript", number) } }

        func note<Value>(_ name: String, _ value: Value) -> Value {
            built.append(name)
            return value
        }
    }

    final class DecoratedScope: Scope {
        override var decorated: [String] { shared { note("outer", super.decorated + ["outer"]) } }
    }

    @Test("a property has one instance per component")
    func one() {
        let (scope, other) = (Scope(), Scope())
        #expect(scope.first === scope.first)
        #expect(scope.first !== scope.second)
        #expect(scope.first !== other.first)
        #expect(scope.built == ["first", "second"])
    }

    @Test("a factory may use other shared instances")
    func nested() {
        let scope = Scope()
        #expect(scope.holder[0] === scope.first)
        #expect(scope.holder[1] === scope.second)
        #expect(scope.built == ["first", "second", "holder"])
    }

    @Test("places that are far apart in one line are two instances")
    func farApartInOneLine() {
        final class Screen {}
        let root = RootComponent()
        let screens = [3, 3 + 1 << 16, 3].map { column in
            root.shared(__function: "show()", fileID: "App/Screens.swift", line: 1, column: column) { Screen() }
        }
        #expect(screens[0] !== screens[1])
        #expect(screens[0] === screens[2])
    }

    @Test("nil is kept like any other value")
    func keepsNil() {
        let scope = Scope()
        #expect(scope.missing == nil)
        #expect(scope.missing == nil)
        #expect(scope.built == ["missing"])
    }

    @Test("two calls in one getter are two values when their types differ, and one when they do not")
    func callsInOneGetter() {
        let scope = Scope()
        #expect(scope.pair == scope.pair)
        let twins = scope.twins
        #expect(twins[0] === twins[1])
        #expect(scope.built == ["left", "right", "twin"])
    }

    @Test("values of any kind are kept: functions, existentials, tuples")
    func kinds() {
        let scope = Scope()
        #expect(scope.function() + scope.function() == 14)
        #expect(scope.anything.reduce(0, +) + scope.anything.reduce(0, +) == 6)
        #expect(scope.built == ["function", "anything"])
    }

    @Test("parameters do not tell instances apart")
    func parameters() {
        let scope = Scope()
        #expect([scope.made(1), scope.made(2), scope[3], scope[4]] == [1, 1, 3, 3])
    }

    @Test("an override that wraps its base's shared value keeps the outer one")
    func overriding() {
        let scope = DecoratedScope()
        #expect(scope.decorated == ["plain", "outer"])
        #expect(scope.decorated == ["plain", "outer"])
        #expect(scope.built == ["plain", "outer"])
    }

    @Test("private properties of one name in several files are several properties")
    func severalFiles() {
        let scope = Scope()
        #expect(scope.here == "here")
        #expect(scope.there == "there")
    }

    @Test("a name made at run time has an instance of its own")
    func names() {
        let scope = Scope()
        for round in 0..<3 {
            for index in 0..<200 {
                let value = scope.shared(__function: "name \(index)") { "\(round).\(index)" }
                #expect(value == "0.\(index)")
            }
        }
        #expect(scope.shared(__function: "first") { "not first" } == "not first")
        #expect(scope.shared(__function: "") { 1 } == 1)
        #expect(scope.shared(__function: "") { 2 } == 1)
    }

    @Test("main-actor components share alike, and from any thread where a property is nonisolated")
    @MainActor
    func mainActor() async {
        let root = MainRoot()
        #expect(root.thing === root.thing)
        let theme = root.theme
        let elsewhere = await Task.detached { root.theme }.value
        #expect(theme === elsewhere)
        #expect(root.shared(__function: "a") { 1 } + root.shared(__function: "a") { 2 } == 2)
    }

    /// At run time both types are one; only the compiler tells them apart.
    @Test("what belongs to the main actor is not handed out as a value that may be sent")
    @MainActor
    func sendableTwin() {
        let root = MainRoot()
        let own: any Labelled = root.ownLabel()
        let sent: any Labelled & Sendable = root.sentLabel()
        #expect(own.label == "own")
        #expect(sent.label == "sent")
        #expect(own === root.ownLabel())
        #expect(sent === root.sentLabel())
    }

    final class MainRoot: MainActorBootstrapComponent {
        func ownLabel() -> any Labelled { shared(__function: "label") { OwnLabel() as any Labelled } }
        nonisolated func sentLabel() -> any Labelled & Sendable {
            shared(__function: "label") { SentLabel() as any Labelled & Sendable }
        }
        var thing: Thing { shared { Thing() } }
        nonisolated var theme: Theme { shared { Theme("main") } }
    }
}

protocol Labelled: AnyObject {
    var label: String { get }
}

private final class OwnLabel: Labelled {
    var label = "own"
}

private final class SentLabel: Labelled, Sendable {
    let label = "sent"
}

extension SharedTests.Scope {
    var here: String { hidden }
    private var hidden: String { shared { "here" } }
}
