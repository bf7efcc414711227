// Both are on the main actor, but only what says so is on it for a module whose default is another one.
public protocol Titled {
    var title: String { get }
}

public protocol LongTitled: Titled {
    var subtitle: String { get }
}

@MainActor
public protocol Shown {
    func show()
}
