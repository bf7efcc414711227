/// A piece of the code of a member: a value, accessors, the body of a function.
public struct CodeBody: Fact {
    private let facts: SpelledFacts
    private let index: Int

    public init(_ facts: SpelledFacts, at index: Int) {
        self.facts = facts
        self.index = index
    }

    private var record: BodyRecord { facts.facts.bodies[index] }

    /// The index, in the file's types, of the type or extension with the member.
    public var owner: Int { Int(record.owner) }
    /// Of the member's name.
    public var memberOffset: UInt32 { facts.codeOffset(record.member) }
    public var uses: FactList<NameUse> { FactList(facts, record.uses.indices) }
}

/// A name in code that stands for a value, a function or a called type: `store`, `self.store`, `home.title`, `Store(…)`.
public struct NameUse: Fact {
    private let facts: SpelledFacts
    /// In the uses of its file.
    public let index: Int

    public init(_ facts: SpelledFacts, at index: Int) {
        self.facts = facts
        self.index = index
    }

    private var record: UseRecord { facts.facts.uses[index] }

    public var name: NameHash { record.hash }
    public var offset: UInt32 { facts.codeOffset(record.place) }
    /// It stands alone or behind `self`, so that it may be a member of the type around it.
    public var isOwn: Bool { record.flags.contains(.own) }
    public var isCalled: Bool { record.flags.contains(.called) }
    /// It happens whenever the member is read: behind no condition, and in no closure that may be called later.
    public var isCertain: Bool { record.flags.contains(.certain) }
    /// The value of the member is what this call makes.
    public var isValue: Bool { record.flags.contains(.value) }
    /// `child` of `child = …`.
    public var isWritten: Bool { record.flags.contains(.written) }
    /// That value stands in a `shared { … }`.
    public var isShared: Bool { record.flags.contains(.shared) }
    /// `home` of `home.title`; nil where the name is no member, or one of a value that has no name.
    public var base: NameUse? { record.flags.contains(.assigned) ? nil : other }
    /// `child` of `child = Child(…)`.
    public var target: NameUse? { record.flags.contains(.assigned) ? other : nil }

    /// `later` of `later(store)`, which may take an autoclosure.
    public var taker: NameUse? { use(at: record.taker) }

    private var other: NameUse? { use(at: record.base) }

    private func use(at index: UInt32) -> NameUse? { index == .max ? nil : NameUse(facts, at: Int(index)) }
}

extension NameUse: Equatable {
    public static func == (left: NameUse, right: NameUse) -> Bool {
        left.index == right.index && left.facts === right.facts
    }
}
