public struct Note {
    public init() {}
}
