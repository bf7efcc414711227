// The app has a module 'Core' of its own, and depends on this one by `moduleAliases: ["Core": "XCore"]`.
public struct Session {
    public init() {}
}

public struct Clock {
    public init() {}
}

/// Of a name that the app's 'Core' does not have.
public struct Ticket {
    public init() {}
}
