struct Session {
    let id = 7
}

protocol Tracking {
    func track(_ event: String)
}

public struct Wrapped<T> {}

public enum Cart {
    struct Item {}
}

public protocol Typed {
    associatedtype Kept
}

struct Kept {}
