public struct Screen {
    public init() {}
}
