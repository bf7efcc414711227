import SwiftFacts

/// Numbers for names, from 0 up, in the order in which they come; a set of names where nobody asks for the numbers.
///
/// A name's hash is taken as it is: to hash it once more would cost more than all the rest.
package struct NameNumbers: Sendable {
    /// One more than the number; 0 where nothing is.
    private var slots = [UInt32](repeating: 0, count: 64)
    private var hashes: [UInt64] = []

    package init() {}

    package var count: Int { hashes.count }
    package var isEmpty: Bool { hashes.isEmpty }

    package func number(of name: NameHash) -> Int? {
        let slot = slots[slot(of: name.rawValue)]
        return slot == 0 ? nil : Int(slot) - 1
    }

    package func contains(_ name: NameHash) -> Bool { slots[slot(of: name.rawValue)] != 0 }

    /// The name with a number.
    package subscript(number: Int) -> NameHash { NameHash(rawValue: hashes[number]) }

    /// The number of a name, which is a new one if the name is.
    package mutating func number(adding name: NameHash) -> Int {
        let slot = slot(of: name.rawValue)
        if slots[slot] != 0 { return Int(slots[slot]) - 1 }
        hashes.append(name.rawValue)
        slots[slot] = UInt32(hashes.count)
        if hashes.count * 2 > slots.count { grow() }
        return hashes.count - 1
    }

    /// Whether the name is new.
    @discardableResult
    package mutating func insert(_ name: NameHash) -> Bool {
        let count = hashes.count
        return number(adding: name) == count
    }

    /// Where a name stands, or would stand.
    private func slot(of hash: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = NameHash.slot(of: hash, in: slots.count)
        while slots[slot] != 0, hashes[Int(slots[slot]) - 1] != hash { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        var number = 0
        while number < hashes.count {
            slots[slot(of: hashes[number])] = UInt32(number + 1)
            number += 1
        }
    }
}

/// Some of the names that have numbers.
struct NumberedNames: Sendable {
    private var isMember: [Bool]
    private(set) var members: [Int] = []

    /// - Parameter count: how many names there are.
    init(of count: Int) {
        isMember = [Bool](repeating: false, count: count)
    }

    var isEmpty: Bool { members.isEmpty }

    func contains(_ name: Int) -> Bool { isMember[name] }

    /// Whether it was no member.
    @discardableResult
    mutating func insert(_ name: Int) -> Bool {
        if isMember[name] { return false }
        isMember[name] = true
        members.append(name)
        return true
    }

    mutating func formUnion(_ names: some Sequence<Int>) {
        for name in names { insert(name) }
    }

    /// These names, and all that the lists reach from them.
    func closure(of names: some Sequence<Int>, _ lists: NameLists) -> NumberedNames {
        closure(of: names) { name, insert in lists.forEach(name, insert) }
    }

    /// These names and those of the set, and all that is reached from them.
    func closure(of names: some Sequence<Int>, _ next: (Int, (Int) -> Void) -> Void) -> NumberedNames {
        var closure = self
        closure.formUnion(names)
        var position = 0
        while position < closure.members.count {
            next(closure.members[position]) { closure.insert($0) }
            position += 1
        }
        return closure
    }
}
