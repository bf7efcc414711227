public struct Session {
    public init() {}
}

public struct Clock {
    public init() {}
}
