/// What generated code registers: for each kind of component, classes and how their providers are made.
///
/// A provider is kept as a closure that fills an optional of the dependency's type. `register` checks that type
/// against the class it files the closure under, so that a look-up needs no cast. In place of a class, the type of the
/// dependency stands for all components that ask for it and have no entry of their own.
@usableFromInline
struct Registrations: Sendable {
    @usableFromInline typealias Place = UnsafeMutableRawPointer
    /// A component's class, or the type of its dependency.
    @usableFromInline typealias Key = @Sendable () -> ObjectIdentifier
    @usableFromInline typealias PlainFunction = @Sendable (NewComponent, Place) -> Void
    @usableFromInline typealias MainActorFunction = @MainActor @Sendable (NewComponent, Place) -> Void

    // A function by itself is wrapped in an allocated one wherever generic code takes it; one in a structure is not.
    struct PlainProvider: Sendable { let fill: PlainFunction }
    struct MainActorProvider: Sendable { let fill: MainActorFunction }
    struct PluginExtensionProvider: Sendable { let fill: @Sendable (AnyObject, Place) -> Void }

    private(set) var plain = ProviderList<PlainProvider>()
    private(set) var mainActor = ProviderList<MainActorProvider>()
    private(set) var pluginExtensions = ProviderList<PluginExtensionProvider>()
    /// The slots that some component hosts, and the plug-ins of all slots in their order.
    var slots: [ObjectIdentifier] = []
    var plugins: [PluginRow] = []
    var pluginChanges: [PluginChange] = []
    var replacements: [Replacement] = []
    /// The types whose members can be replaced.
    var replaceable: [ReplaceableType] = []

    @usableFromInline
    init() {}

    // Generated code calls these for each component; they are not generic, so that they are fast without specialisation.
    @usableFromInline
    mutating func appendPlain(_ key: @escaping Key, named name: String, _ provider: @escaping PlainFunction) {
        plain.append(Registration(key: key, name: name, provider: PlainProvider(fill: provider)))
    }

    @usableFromInline
    mutating func appendMainActor(
        _ key: @escaping Key, named name: String, _ provider: @escaping MainActorFunction
    ) {
        mainActor.append(Registration(key: key, name: name, provider: MainActorProvider(fill: provider)))
    }

    mutating func appendPluginExtension(_ key: @escaping Key, _ provider: PluginExtensionProvider) {
        pluginExtensions.append(Registration(key: key, name: "", provider: provider))
    }
}

/// Providers in the order of their registration.
typealias ProviderList<Provider: Sendable> = ContiguousArray<Registration<Provider>>

struct Registration<Provider: Sendable>: Sendable {
    let key: Registrations.Key
    /// That of the class, without what is around it; empty where it is not known.
    let name: String
    let provider: Provider

}

/// Providers by class, where a class is only looked at when one is searched for that was not met before.
///
/// The first use of a class makes the language's runtime build its description, which takes microseconds. A graph of
/// thousands of classes would pay that at its first component; in this way a class is paid for about when it is used.
/// The table of a large graph has the names of its classes, so that those before it need not be looked at.
final class Providers<Provider: Sendable>: @unchecked Sendable {
    /// A provider whose class was met; in an object of its own, it is called without retaining what it captures.
    final class Met {
        let provider: Provider
        init(_ provider: Provider) { self.provider = provider }
    }

    private let list: ProviderList<Provider>
    private let hasNames: Bool

    // The addresses of retained `Met` objects.
    private let met = PublishedTable<ObjectIdentifier>()
    // Guarded by the lock that `StripedLocks` gives this object.
    @exclusivity(unchecked)
    private var metCount = 0

    init(_ list: ProviderList<Provider>) {
        self.list = list
        hasNames = list.contains { !$0.name.isEmpty }
    }

    deinit {
        met.visit { Unmanaged<Met>(at: $1).release() }
        met.deallocate()
    }

    var isEmpty: Bool { list.isEmpty }

    /// The provider of a component's class, or of a dependency's type; it lives as long as this object.
    func provider(of type: Any.Type) -> Unmanaged<Met>? {
        if let address = met.word(for: ObjectIdentifier(type)) { return Unmanaged(at: address) }
        return list.isEmpty ? nil : search(for: type)
    }

    private func search(for type: Any.Type) -> Unmanaged<Met>? {
        let lock = StripedLocks.all.lock(for: self)
        lock.lock()
        defer { lock.unlock() }
        let key = ObjectIdentifier(type)
        if hasNames, met.word(for: key) == nil { searchByName(for: type) }
        while met.word(for: key) == nil, metCount < list.count {
            let registration = list[metCount]
            metCount += 1
            let entry = registration.key()
            if met.word(for: entry) == nil { meet(registration, as: entry) }
        }
        return met.word(for: key).map(Unmanaged.init(at:))
    }

    /// Looks at the classes that have the name of the type, and at those without a name.
    private func searchByName(for type: Any.Type) {
        let name = String(describing: type)
        // By indices: to copy an entry would retain what it captures.
        let found = list.indices.first {
            (list[$0].name == name || list[$0].name.isEmpty) && list[$0].key() == ObjectIdentifier(type)
        }
        if let found { meet(list[found], as: ObjectIdentifier(type)) }
    }

    private func meet(_ registration: Registration<Provider>, as key: ObjectIdentifier) {
        met.add(Unmanaged.passRetained(Met(registration.provider)).address, for: key, expectedCount: list.count)
    }
}
