// The standard library's conversions between integers are generic, and so are their bounds. The compiler takes what they
// are made of into every file that names them, in unoptimised builds as well: one `Int(offset)` of a `UInt32`, or one
// `.max`, costs it as much as a hundred lines of code. What follows means the same, and is found first because it is of
// one type.

extension Int {
    public static var max: Int { Int(bitPattern: ~0 &>> 1) }

    public init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }

    public init(_ value: Int32) { self.init(truncatingIfNeeded: value) }

    public init(_ value: UInt32) { self.init(truncatingIfNeeded: value) }

    /// Traps on a value that is too large.
    public init(_ value: UInt64) {
        self.init(truncatingIfNeeded: value)
        precondition(self >= 0)
    }

    public init(truncatingIfNeeded value: UInt64) { self.init(bitPattern: UInt(truncatingIfNeeded: value)) }
}

extension Int32 {
    public init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }

    public init(truncatingIfNeeded value: Int) { self.init(truncatingIfNeeded: Int64(value)) }

    public static prefix func ~ (value: Int32) -> Int32 { value ^ -1 }
}

extension UInt8 {
    public static var max: UInt8 { 0xFF }

    public init(truncatingIfNeeded value: UInt32) { self.init(truncatingIfNeeded: UInt(value)) }

    public init(truncatingIfNeeded value: UInt64) { self.init(truncatingIfNeeded: UInt(truncatingIfNeeded: value)) }
}

extension UInt32 {
    public static var max: UInt32 { 0xFFFF_FFFF }

    public init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }

    /// Traps on a value that is negative or too large.
    public init(_ value: Int) {
        self.init(truncatingIfNeeded: value)
        precondition(Int(self) == value)
    }

    public init(truncatingIfNeeded value: Int) { self.init(truncatingIfNeeded: UInt(bitPattern: value)) }

    public init(truncatingIfNeeded value: UInt64) { self.init(truncatingIfNeeded: UInt(truncatingIfNeeded: value)) }
}

extension UInt64 {
    public static var max: UInt64 { 0xFFFF_FFFF_FFFF_FFFF }

    public init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }

    public init(_ value: UInt32) { self.init(truncatingIfNeeded: value) }

    /// Traps on a negative value.
    public init(_ value: Int) {
        precondition(value >= 0)
        self.init(truncatingIfNeeded: value)
    }

    public init(truncatingIfNeeded value: Int) { self.init(truncatingIfNeeded: Int64(value)) }
}
