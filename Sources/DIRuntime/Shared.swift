/// A component, as the one algorithm for shared instances sees plain and main-actor components.
@usableFromInline
protocol SharedInstanceOwner: Scope {
    var sharedInstances: SharedInstances { get set }
}

extension SharedInstanceOwner {
    func build<Value>(_ key: SharedKey, line: UInt, _ factory: () -> Value) -> Value {
        while true {
            switch claim(key, line: line) {
            case .ready(let instance):
                return unsafeDowncast(instance, to: SharedBox<Value>.self).value
            case .mine(let construction):
                let value = factory()
                finish(construction, of: key, with: SharedBox(value))
                return value
            case .partOf(let construction):
                construction.lines.append(line)
                defer { construction.lines.removeLast() }
                return factory()
            case .others(let construction):
                ConstructionWaits.all.wait(for: construction)
            }
        }
    }

    private func claim(_ key: SharedKey, line: UInt) -> Claim {
        let lock = StripedLocks.sharedInstances.lock(for: self)
        lock.lock()
        defer { lock.unlock() }
        switch sharedInstances.state(for: key) {
        case .ready(let instance)?:
            return .ready(instance)
        case .underConstruction(let construction)?:
            guard construction.owner == .current else {
                construction.isAwaited = true
                return .others(construction)
            }
            guard !construction.lines.contains(line) else {
                Misuse.circularConstruction([construction.name, construction.name])
            }
            return .partOf(construction)
        case nil:
            let construction = Construction(of: key.function, in: type(of: self), line: line)
            sharedInstances.set(.underConstruction(construction), for: key)
            return .mine(construction)
        }
    }

    private func finish(_ construction: Construction, of key: SharedKey, with instance: AnyObject) {
        let lock = StripedLocks.sharedInstances.lock(for: self)
        lock.lock()
        sharedInstances.set(.ready(instance), for: key)
        let isAwaited = construction.isAwaited
        lock.unlock()
        if isAwaited { ConstructionWaits.all.finish(construction) }
    }

    func removeSharedInstances(of file: SourceText) {
        let lock = StripedLocks.sharedInstances.lock(for: self)
        lock.lock()
        // What is removed lives in the copy until the lock is free, since its `deinit` may come back to this scope.
        let removed = sharedInstances
        sharedInstances.removeAll(of: file)
        lock.unlock()
        withExtendedLifetime(removed) {}
    }
}

/// What a thread that needs a shared instance has to do.
private enum Claim {
    case ready(AnyObject)
    case mine(Construction)
    case partOf(Construction)
    case others(Construction)
}

/// Names that came as strings, kept as bytes at one address for the life of the process.
final class InternedNames: Sendable {
    static let all = InternedNames()
    static let file = SourceText("DIRuntime/InternedNames")

    private let lock = Lock()
    nonisolated(unsafe) private var texts: [String: SourceText] = [:]

    func text(of name: String) -> SourceText {
        lock.lock()
        defer { lock.unlock() }
        if let text = texts[name] { return text }
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.utf8.count)
        _ = bytes.initialize(from: name.utf8)
        let text = SourceText(bytes: UnsafeBufferPointer(bytes))
        texts[name] = text
        return text
    }
}
