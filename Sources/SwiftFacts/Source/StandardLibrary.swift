// Some of the standard library is copied to where it is used, in unoptimised builds as well: `map` to each file, `==` of
// optionals to each place. One `name == nil` is 350 bytes of machine code there, one case of a `switch` over an optional text
// 400. Texts in a `switch` and in other texts are generic, and so not much smaller. What follows means the same, is called,
// and is found first: it has the same signature in a nearer module, or is of one type. Users compile the tool from source.

extension Sequence {
    @inlinable public func map<Mapped, Failure: Error>(
        _ transform: (Element) throws(Failure) -> Mapped
    ) throws(Failure) -> [Mapped] {
        var mapped: [Mapped] = []
        mapped.reserveCapacity(underestimatedCount)
        for element in self { mapped.append(try transform(element)) }
        return mapped
    }
}

extension Collection {
    @inlinable public func map<Mapped, Failure: Error>(
        _ transform: (Element) throws(Failure) -> Mapped
    ) throws(Failure) -> [Mapped] {
        var mapped: [Mapped] = []
        mapped.reserveCapacity(count)
        for element in self { mapped.append(try transform(element)) }
        return mapped
    }
}

extension Optional {
    @inlinable public func map<Failure: Error, Mapped: ~Copyable>(
        _ transform: (Wrapped) throws(Failure) -> Mapped
    ) throws(Failure) -> Mapped? {
        if let wrapped = self { try transform(wrapped) } else { nil }
    }

    @inlinable public func flatMap<Failure: Error, Mapped: ~Copyable>(
        _ transform: (Wrapped) throws(Failure) -> Mapped?
    ) throws(Failure) -> Mapped? {
        if let wrapped = self { try transform(wrapped) } else { nil }
    }
}

extension Optional where Wrapped: Equatable {
    @inlinable public static func == (left: Wrapped?, right: Wrapped?) -> Bool {
        if let left, let right { return left == right }
        if case nil = left, case nil = right { return true }
        return false
    }

    @inlinable public static func != (left: Wrapped?, right: Wrapped?) -> Bool { !(left == right) }

    @inlinable public static func == (left: Wrapped?, right: Wrapped) -> Bool {
        if let left { left == right } else { false }
    }

    @inlinable public static func != (left: Wrapped?, right: Wrapped) -> Bool { !(left == right) }
}

extension String? {
    @inlinable public static func == (left: String?, right: String?) -> Bool {
        switch (left, right) {
        case (let left?, let right?): left == right
        case (nil, nil): true
        default: false
        }
    }

    @inlinable public static func != (left: String?, right: String?) -> Bool { !(left == right) }

    @inlinable public static func == (left: String?, right: String) -> Bool {
        if let left { left == right } else { false }
    }

    @inlinable public static func != (left: String?, right: String) -> Bool { !(left == right) }
}

extension String {
    @inlinable public static func ~= (pattern: String, value: String) -> Bool { pattern == value }

    @inlinable public static func ~= (pattern: String, value: String?) -> Bool { value == pattern }
}

extension DefaultStringInterpolation {
    @inlinable public mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
}
