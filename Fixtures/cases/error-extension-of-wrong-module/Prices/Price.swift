public struct Price {
    public init() {}
}
