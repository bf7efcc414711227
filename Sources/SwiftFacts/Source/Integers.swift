// The standard library's conversions between integers are generic, and the compiler specialises their body at every use,
// in unoptimised builds as well: there one `Int(offset)` of a `UInt32` costs it as much as thirty lines of code do. What
// follows means the same, and is found first because it is not generic.

extension Int {
    @inline(__always) public init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }

    @inline(__always) public init(_ value: Int32) { self.init(truncatingIfNeeded: value) }

    @inline(__always) public init(_ value: UInt32) { self.init(truncatingIfNeeded: value) }

    /// Traps on a value that is too large.
    @inline(__always) public init(_ value: UInt64) {
        self.init(truncatingIfNeeded: value)
        precondition(self >= 0)
    }
}

extension Int32 {
    @inline(__always) public init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }
}

extension UInt32 {
    @inline(__always) public init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }

    /// Traps on a value that is negative or too large.
    @inline(__always) public init(_ value: Int) {
        self.init(truncatingIfNeeded: value)
        precondition(Int(self) == value)
    }
}

extension UInt64 {
    @inline(__always) public init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }

    @inline(__always) public init(_ value: UInt32) { self.init(truncatingIfNeeded: value) }

    /// Traps on a negative value.
    @inline(__always) public init(_ value: Int) {
        precondition(value >= 0)
        self.init(truncatingIfNeeded: value)
    }
}
