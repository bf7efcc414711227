import Testing

@testable import DIRuntime

@Suite("The table of shared instances")
struct SharedInstancesTests {
    /// A text at an address of its own, as inlining a getter into another module makes it.
    private func copy(of text: String) -> SourceText {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
        _ = bytes.initialize(from: text.utf8)
        return SourceText(bytes: UnsafeBufferPointer(bytes))
    }

    private final class Instance: Sendable {}

    private func instance(at address: UnsafeRawPointer?) -> Instance? {
        address?.assumingMemoryBound(to: Instance.self).pointee
    }

    @Test("a getter whose literals have several addresses is one property")
    func copies() throws {
        let component = BootstrapComponent()
        let (function, file) = (copy(of: "stream"), copy(of: "App/Root.swift"))
        defer { for text in [function, file] { text.deallocate() } }
        let one = component.shared(of: "stream", file: "App/Root.swift") { Instance() }
        for _ in 0..<2 {
            let other = component.shared(of: function, file: file) { Instance() }
            #expect(one === other)
        }
        let elsewhere = component.shared(of: function, file: "App/Other.swift") { Instance() }
        #expect(one !== elsewhere)
    }

    @Test("hundreds of properties keep their instances apart, and one is found by a copy of its name")
    func many() {
        let table = SharedInstances()
        defer { table.deallocate() }
        let texts = (0..<300).map { copy(of: "p\($0)") }
        let copies = (0..<300).map { copy(of: "p\($0)") }
        defer { for text in texts + copies { text.deallocate() } }
        let keys = texts.map { SharedKey(function: $0, file: "App.swift", type: Instance.self) }
        let twins = copies.map { SharedKey(function: $0, file: "App.swift", type: Instance.self) }
        let instances = keys.map { _ in Instance() }
        for (key, instance) in zip(keys, instances) {
            #expect(table.address(for: key) == nil)
            table.add(SharedBox(instance), for: key)
        }
        for (key, (twin, instance)) in zip(keys, zip(twins, instances)) {
            #expect(self.instance(at: table.address(for: key)) === instance)
            #expect(table.address(for: twin) == nil)
            #expect(self.instance(at: table.addressOfSameProperty(as: twin)) === instance)
            #expect(self.instance(at: table.address(for: twin)) === instance)
        }
    }

    @Test("what a table holds is released with it")
    func releases() {
        let table = SharedInstances()
        weak var released: Instance?
        for name: SourceText in ["one", "two", "three", "four", "five"] {
            let instance = Instance()
            released = instance
            let key = SharedKey(function: name, file: "App.swift", type: Instance.self)
            table.add(SharedBox(instance), for: key)
        }
        #expect(released != nil)
        table.deallocate()
        #expect(released == nil)
    }

    @Test("names that were made at run time end with their scope")
    func runTimeNames() {
        weak var names: RunTimeNames?
        do {
            let component = BootstrapComponent()
            for number in 0..<100 { #expect(component.shared(__function: "name \(number)") { number } == number) }
            for number in 0..<100 { #expect(component.shared(__function: "name \(number)") { -1 } == number) }
            names = component.runTimeNames
            #expect(names === component.runTimeNames)
            #expect(names !== BootstrapComponent().runTimeNames)
        }
        #expect(names == nil)
    }

    @Test("readers without a lock find whole entries while the table grows")
    func readersWhileGrowing() async {
        let texts = (0..<500).map { copy(of: "p\($0)") }
        defer { for text in texts { text.deallocate() } }
        let keys = texts.map { SharedKey(function: $0, file: "App.swift", type: Instance.self) }
        let instances = keys.map { _ in Instance() }
        let table = SharedInstances()
        defer { table.deallocate() }
        let wrong = await collect(threads: 3) { thread in
            var wrong = 0
            for (key, instance) in zip(keys, instances) {
                if thread == 0 {
                    // One thread adds, slowly enough for the others to be always there before it.
                    pause(microseconds: 20)
                    table.add(SharedBox(instance), for: key)
                } else {
                    var address: UnsafeRawPointer?
                    while address == nil { address = table.address(for: key) }
                    if address?.assumingMemoryBound(to: Instance.self).pointee !== instance { wrong += 1 }
                }
            }
            return wrong
        }
        #expect(wrong == [0, 0, 0])
    }

    @Test("the locks that objects select are spread")
    func stripes() {
        let objects = (0..<2_000).map { _ in Instance() }
        let used = Set(objects.map { StripedLocks.index(for: $0) })
        #expect(used == Set(0..<32))
    }
}

extension SourceText: ExpressibleByStringLiteral {
    public init(stringLiteral value: StaticString) { self.init(value) }

    fileprivate func deallocate() { UnsafeMutableRawPointer(bitPattern: address)?.deallocate() }
}

extension Sharing where Self: ComponentBase {
    fileprivate func shared<Value>(of function: SourceText, file: SourceText, _ factory: () -> Value) -> Value {
        instance(SharedKey(function: function, file: file, type: Value.self), factory)
    }
}
