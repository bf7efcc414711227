// Not among the modules that the tool is told of, like a binary one.
public struct Client: Sendable {
    public struct Options: Sendable {
        public init() {}
    }

    public init() {}
}
