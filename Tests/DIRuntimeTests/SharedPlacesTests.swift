import DIRuntime
import Testing

/// Which calls of `shared` are one instance.
@Suite("Shared instances by property and place")
struct SharedPlacesTests {
    final class Thing {
        let name: String
        init(_ name: String) { self.name = name }
    }

    class Base: BootstrapComponent {
        var thing: Thing { shared { Thing("base") } }
        var plain: Thing { shared { Thing("plain") } }
        private var cache: Thing { shared { Thing("base") } }
        final var cacheOfBase: Thing { cache }
    }

    class Derived: Base {
        override var thing: Thing { shared { Thing("derived of \(super.thing.name)") } }
        override var plain: Thing { isOwn ? shared { Thing("own") } : super.plain }
        private var cache: Thing { shared { Thing("derived") } }
        final var cacheOfDerived: Thing { cache }
        final var inner: Thing { super.thing }
        final var isOwn = false
    }

    @Test("an override and what it overrides are two properties")
    func overriding() {
        let derived = Derived()
        #expect(derived.thing.name == "derived of base")
        #expect(derived.thing === derived.thing)
        #expect(derived.inner.name == "base")
        #expect(derived.inner === derived.inner)
        #expect(derived.plain.name == "plain")
        derived.isOwn = true
        #expect(derived.plain.name == "own")
        derived.isOwn = false
        #expect(derived.plain.name == "plain")
    }

    @Test("private properties of one name in a class and its subclass are two")
    func privateProperties() {
        let derived = Derived()
        #expect(derived.cacheOfBase.name == "base")
        #expect(derived.cacheOfDerived.name == "derived")
        #expect(derived.cacheOfBase === derived.cacheOfBase)
    }

    final class Overloads: BootstrapComponent {
        func make(_ number: Int) -> Thing { shared { Thing("number") } }
        func make(_ text: String) -> Thing { shared { Thing("text") } }
        subscript(number: Int) -> Thing { shared { Thing("number") } }
        subscript(text: String) -> Thing { shared { Thing("text") } }
        var one: Thing {
            func local() -> Thing { shared { Thing("one") } }
            return local()
        }
        var other: Thing {
            func local() -> Thing { shared { Thing("other") } }
            return local()
        }
    }

    @Test("overloads, subscripts and local functions of one name are several")
    func overloads() {
        let scope = Overloads()
        #expect(
            [scope.make(1), scope.make(""), scope[1], scope[""]].map(\.name) == ["number", "text", "number", "text"])
        #expect(scope.make(1) === scope.make(2))
        #expect(scope[""] === scope["a"])
        #expect([scope.one, scope.other, scope.one].map(\.name) == ["one", "other", "one"])
    }

    final class Stored: BootstrapComponent {
        private(set) var first: Thing?
        private(set) var second: Thing?
        override init() {
            super.init()
            first = shared { Thing("first") }
            second = shared { Thing("second") }
        }
    }

    @Test("two calls in one initialiser are two instances")
    func initialiser() {
        let scope = Stored()
        #expect([scope.first?.name, scope.second?.name] == ["first", "second"])
    }

    final class Branches: BootstrapComponent {
        var isFirst = true
        var conditional: Thing {
            if isFirst { return shared { Thing("first") } }
            return shared { Thing("second") }
        }
        var ternary: Thing { isFirst ? shared { Thing("first") } : shared { Thing("second") } }
        var accessors: Thing {
            get { shared { Thing("accessors") } }
            set { isFirst = newValue === shared { Thing("accessors") } }
        }
    }

    @Test("branches and accessors of one property are one instance")
    func branches() {
        let scope = Branches()
        let (conditional, ternary, accessors) = (scope.conditional, scope.ternary, scope.accessors)
        scope.accessors = Thing("new")
        #expect(!scope.isFirst)
        #expect(scope.conditional === conditional)
        #expect(scope.ternary === ternary)
        scope.accessors = accessors
        #expect(scope.isFirst)
    }

    struct Failure: Error, Equatable {
        let number: Int
    }

    final class Throwing: BootstrapComponent {
        var attempts = 0
        var thing: Thing {
            get throws(Failure) {
                try shared { () throws(Failure) -> Thing in
                    attempts += 1
                    if attempts < 3 { throw Failure(number: attempts) }
                    return Thing("third")
                }
            }
        }
        var untyped: Int { get throws { try shared { try number() } } }
        func number() throws -> Int { attempts }
    }

    @Test("a failure is not kept")
    func failures() throws {
        let scope = Throwing()
        #expect(throws: Failure(number: 1)) { try scope.thing }
        #expect(throws: Failure(number: 2)) { try scope.thing }
        #expect(try scope.thing === scope.thing)
        #expect(scope.attempts == 3)
        #expect(try scope.untyped == 3)
    }

    final class Weak: BootstrapComponent {
        var built = 0
        var thing: Thing {
            weakShared {
                built += 1
                return Thing("\(built)")
            }
        }
        var labelled: any Labelled { weakShared { Label() as any Labelled } }
    }

    final class Label: Labelled {
        let label = "weak"
    }

    @Test("what is shared weakly is built again when nobody holds it any more")
    func weakly() {
        let scope = Weak()
        do {
            let thing = scope.thing
            #expect(thing === scope.thing)
            #expect(thing.name == "1")
            let labelled = scope.labelled
            #expect(labelled === scope.labelled)
        }
        #expect(scope.thing.name == "2")
        #expect(scope.thing.name == "3")
        #expect(scope.labelled.label == "weak")
    }

    @Test("threads that ask weakly at once get one object", .timeLimit(.minutes(60)))
    func weaklyOnThreads() async {
        final class Root: BootstrapComponent, @unchecked Sendable {
            var thing: Thing {
                weakShared {
                    pause(milliseconds: 2)
                    return Thing("slow")
                }
            }
        }
        for _ in 0..<20 {
            let root = Root()
            let gate = Gate(count: 4)
            let seen = await collect(threads: 4) { _ in
                let thing = root.thing
                gate.meet()
                return ObjectIdentifier(thing)
            }
            #expect(Set(seen).count == 1)
        }
    }

    @Test("ten thousand scopes end on a small stack")
    func deepRelease() async {
        final class Below: Component<EmptyDependency> {
            var model: Thing { shared { Thing("\(path.count > 1)") } }
        }
        let ended = await onThread(stackSize: 512 << 10) {
            var scope: any Scope = BootstrapComponent()
            weak let root = scope
            for _ in 0..<10_000 { scope = Below(parent: scope) }
            scope = BootstrapComponent()
            return root == nil
        }
        #expect(ended)
    }
}
