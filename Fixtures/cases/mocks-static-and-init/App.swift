import DIRuntime

protocol ShapeDependency: Dependency {
    static var unit: Int { get set }
    static func make(_ size: Int) -> Self
    static func reset()
    static subscript(index: Int) -> String { get }
    init(size: Int) throws
    init?(name: String)
    init()
    var size: Int { get }
    var copy: Self { get }
    func merged(with other: Self) -> [Self]
}

// needle:mock
protocol Bare {
    init()
}

// needle:mock
protocol Wrapped {
    var size: Int { get }
    init(size: Int?)
}

// needle:mock
@MainActor
protocol OffMain {
    nonisolated init?() throws
}

/// What such an initialiser is given is what the property returns.
// needle:mock
protocol Titled: Sendable {
    init(title: String, tags: [String], _ rank: Int)
    init(title: String, then body: () -> Void) throws
    var title: String { get }
    var rank: Int { get }
    var body: () -> Void { get }
}

/// An initialiser that cannot fail meets the requirement of one that may.
protocol Parsed {
    init?(text: String) throws
    init!(bytes: [UInt8])
}

// needle:mock
protocol Counted: Parsed {
    init(text: String) async
    init(bytes: [UInt8]) throws
    var text: String { get }
}

// needle:mock
protocol Read: Counted {
    init?(text: String)
}
