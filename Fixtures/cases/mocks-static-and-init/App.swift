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
