/// What generated code registers: for each kind of component, classes and how their providers are made.
///
/// A provider is kept as a closure that fills an optional of the dependency's type. `register` checks that type
/// against the class it files the closure under, so that a look-up needs no cast.
@usableFromInline
struct Registrations: Sendable {
    @usableFromInline typealias Place = UnsafeMutableRawPointer
    @usableFromInline typealias ComponentClass = @Sendable () -> AnyClass
    @usableFromInline typealias PlainProvider = @Sendable (NewComponent, Place) -> Void
    @usableFromInline typealias MainActorProvider = @MainActor @Sendable (NewComponent, Place) -> Void
    @usableFromInline typealias PluginExtensionProvider = @Sendable (AnyObject, Place) -> Void

    private(set) var plain = ProviderList<PlainProvider>()
    private(set) var mainActor = ProviderList<MainActorProvider>()
    private(set) var pluginExtensions = ProviderList<PluginExtensionProvider>()

    @usableFromInline
    init() {}

    // Generated code calls these for each component; they are not generic, so that they are fast without specialisation.
    @usableFromInline
    mutating func appendPlain(_ component: @escaping ComponentClass, _ provider: @escaping PlainProvider) {
        plain.append((component, provider))
    }

    @usableFromInline
    mutating func appendMainActor(_ component: @escaping ComponentClass, _ provider: @escaping MainActorProvider) {
        mainActor.append((component, provider))
    }

    mutating func appendPluginExtension(
        _ component: @escaping ComponentClass, _ provider: @escaping PluginExtensionProvider
    ) {
        pluginExtensions.append((component, provider))
    }
}

/// Providers in the order of their registration.
typealias ProviderList<Provider> = ContiguousArray<(component: Registrations.ComponentClass, provider: Provider)>

/// Providers by class, where a class is only looked at when one is searched for that was not met before.
///
/// The first use of a class makes the language's runtime build its description, which takes microseconds. A graph of
/// thousands of classes would pay that at its first component; in this way a class is paid for about when it is used.
final class Providers<Provider: Sendable>: @unchecked Sendable {
    private let list: ProviderList<Provider>

    // Read under the lock of the scope that asks, written under all locks.
    @exclusivity(unchecked)
    private var met: [ObjectIdentifier: Provider] = [:]
    @exclusivity(unchecked)
    private var metCount = 0

    init(_ list: ProviderList<Provider>) {
        self.list = list
    }

    var isEmpty: Bool { list.isEmpty }

    func provider(of component: AnyClass, below scope: any Scope) -> Provider? {
        let key = ObjectIdentifier(component)
        let lock = StripedLocks.providers.lock(for: scope)
        lock.lock()
        let provider = met[key]
        let isComplete = metCount == list.count
        lock.unlock()
        return provider != nil || isComplete ? provider : StripedLocks.providers.withAll { search(for: key) }
    }

    private func search(for key: ObjectIdentifier) -> Provider? {
        while met[key] == nil, metCount < list.count {
            let entry = list[metCount]
            metCount += 1
            let entryKey = ObjectIdentifier(entry.component())
            if met[entryKey] == nil { met[entryKey] = entry.provider }
        }
        return met[key]
    }
}
