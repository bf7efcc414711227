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

    private final class Instance {}

    @Test("a getter whose literals have several addresses is one property")
    func copies() throws {
        let component = BootstrapComponent()
        let (function, file) = (copy(of: "stream"), copy(of: "App/Root.swift"))
        defer { for text in [function, file] { text.deallocate() } }
        let one = component.shared(function: "stream", file: "App/Root.swift", line: 1) { Instance() }
        for _ in 0..<2 {
            let other = component.shared(function: function, file: file, line: 1) { Instance() }
            #expect(one === other)
        }
        let elsewhere = component.shared(function: function, file: "App/Other.swift", line: 1) { Instance() }
        #expect(one !== elsewhere)
    }

    @Test("hundreds of properties keep their instances apart, and forgetting a file keeps the others")
    func many() {
        var table = SharedInstances()
        let type = ObjectIdentifier(Instance.self)
        let keys = (0..<300).map {
            SharedKey(function: copy(of: "p\($0)"), file: $0.isMultiple(of: 2) ? "Even.swift" : "Odd.swift", type: type)
        }
        defer { for key in keys { key.function.deallocate() } }
        let instances = keys.map { _ in Instance() }
        for (key, instance) in zip(keys, instances) {
            #expect(table.readyInstance(for: key) == nil)
            table.set(.ready(instance), for: key)
        }
        for (key, instance) in zip(keys, instances) { #expect(table.readyInstance(for: key) === instance) }
        table.removeAll(of: "Odd.swift")
        for (index, key) in keys.enumerated() {
            #expect(table.readyInstance(for: key) === (index.isMultiple(of: 2) ? instances[index] : nil))
        }
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
