public struct Symbol: Sendable {
    public init() {}
}

public struct Icon: Sendable {
    public init() {}
}

// Nobody in another package sees it.
package struct Cache {}
