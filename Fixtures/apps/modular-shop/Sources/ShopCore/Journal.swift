#if DEBUG
/// What happened behind the screens; only debug builds keep it.
public final class Journal {
    public private(set) var entries: [String] = []

    public init() {}

    public func note(_ entry: String) {
        entries.append(entry)
    }
}

public extension RootComponent {
    var journal: Journal { shared { Journal() } }
}
#endif
