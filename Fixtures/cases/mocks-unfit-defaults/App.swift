import DIRuntime

// needle:mock
public protocol LogSink {
    var isOpen: Bool { get }
    var label: String { get }
    func log(_ text: String)
    func log(event: String, level: Int)
    func flush()
}

extension LogSink {
    public var isOpen: Bool { true }
    /// None for a public type, whose members for a public protocol are public.
    var label: String { "sink" }
    /// Whoever leaves it to this is warned.
    @available(*, deprecated, message: "write this method for each sink")
    public func log(event: String, level: Int) { log(event) }
    @available(*, unavailable, message: "write this method for each sink")
    public func flush() {}
}

// needle:mock
protocol Clock {
    var seconds: Int { get }
    @available(*, deprecated)
    var minutes: Int { get }
}

extension Clock {
    var seconds: Int { 60 }
    /// No type is asked to write what is deprecated.
    @available(*, deprecated)
    var minutes: Int { seconds / 60 }
}
