public struct Clock {
    public init() {}
    public var now: Int { 12 }
}
