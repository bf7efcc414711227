public struct Symbol: Sendable {
    public init() {}
}

public struct Style: Sendable {
    public init() {}
}

package struct Cache {}
