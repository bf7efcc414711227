extension FileFacts {
    /// Whether everything that is named by its index exists, and nothing is made of itself.
    var isValid: Bool {
        names.isValid && types.isValid(types.partsOfTypes(names))
            && formulas.isValid(formulas.partsOfFormulas(names))
            && positions.isValid && recordsAreValid && branchesAreValid
    }

    private var recordsAreValid: Bool {
        all(declarations) && all(members) && all(parameters) && all(attributes) && all(inherits) && all(imports)
            && all(constraints) && all(genericParameters) && extendedArguments.allSatisfy(has)
            && all(valueSteps) && argumentLabels.allSatisfy(mayHave)
            && all(typealiases) && all(creations) && all(unlabelledCreations) && all(repeatedShared)
            && all(bodies) && usesAreValid && all(typeOverrides) && all(pluginCalls) && all(suppressions)
            && all(questions) && all(blocks)
            && payloads.allSatisfy(has) && parameterNames.allSatisfy(has) && functions.allSatisfy(has)
            && calleeNames.allSatisfy(has)
            && all(strayMarks) && all(strayWords) && all(unread)
            && unmatched.allSatisfy(has) && calledTypes.count % 2 == 0
    }

    private func all(_ records: [some FlatRecord]) -> Bool {
        records.allSatisfy { $0.isValid(in: self) }
    }

    /// A use is a member of one that comes before it, and is assigned to one.
    private var usesAreValid: Bool {
        uses.enumerated().allSatisfy { index, use in
            (use.base == .max || use.base < index) && (use.taker == .max || use.taker < index) && has(use.place)
        }
    }

    /// A branch stands in one that comes before it.
    private var branchesAreValid: Bool {
        branches.enumerated().allSatisfy { index, branch in
            (branch.around == .none || branch.around.index < index) && Int(branch.block) < blocks.count
        }
    }

    func has(_ name: NameID) -> Bool { Int(name.index) < names.count }
    func mayHave(_ name: NameID) -> Bool { name == .none || has(name) }
    func has(_ type: NodeID) -> Bool { Int(type.index) < types.count }
    func mayHave(_ type: NodeID) -> Bool { type == .none || has(type) }
    func has(_ place: PlaceID) -> Bool { Int(place.index) < positions.places.count }
    func has(_ place: CodePlaceID) -> Bool { Int(place.index) < positions.code.count }
    func mayHave(_ branch: BranchID) -> Bool { branch == .none || Int(branch.index) < branches.count }
    func has(_ range: RecordRange, in records: [some Any]) -> Bool {
        range.indices.upperBound <= records.count
    }
}

extension NameTable {
    fileprivate var isValid: Bool {
        guard Int(ends.last ?? 0) == bytes.count, zip(ends, ends.dropFirst()).allSatisfy(<=) else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            // No name begins inside of a character.
            UTF8Validator.firstInvalidOffset(in: bytes) == nil
                && ends.allSatisfy { Int($0) == bytes.count || bytes[Int($0)] & 0xC0 != 0x80 }
        }
    }
}

extension Positions {
    var isValid: Bool {
        lineStarts.first == 0 && zip(lineStarts, lineStarts.dropFirst()).allSatisfy(<)
    }
}

extension NodeTable {
    /// The nodes that a node is made of; nil where its words make no sense.
    typealias Parts = (_ head: UInt32, _ payload: ArraySlice<UInt32>) -> [UInt32]?

    fileprivate func isValid(_ parts: Parts) -> Bool {
        guard Int(ends.last ?? 0) == words.count else { return false }
        var depths: [Int] = []
        var start = 0
        for end in ends.map(Int.init) {
            guard start < end, end <= words.count, let parts = parts(words[start], words[(start + 1)..<end]),
                parts.allSatisfy({ Int($0) < depths.count })
            else { return false }
            let depth = (parts.map { depths[Int($0)] }.max() ?? 0) + 1
            guard depth <= Self.deepest else { return false }
            depths.append(depth)
            start = end
        }
        return true
    }

    fileprivate func partsOfFormulas(_ names: NameTable) -> Parts {
        { head, payload in
            switch FormulaNode(rawValue: UInt8(truncatingIfNeeded: head)) {
            case .test: payload.count == 1 && payload.allSatisfy { Int($0) < names.count } ? [] : nil
            case .constant: payload.count == 1 ? [] : nil
            case .not: payload.count == 1 ? Array(payload) : nil
            case .all, .any: Array(payload)
            case nil: nil
            }
        }
    }

    fileprivate func partsOfTypes(_ names: NameTable) -> Parts {
        { head, payload in TypeNodeParts(payload: payload, nameCount: names.count).parts(head: head) }
    }
}

/// Checks the words of one node of a type.
private struct TypeNodeParts {
    let payload: ArraySlice<UInt32>
    let nameCount: Int

    func parts(head: UInt32) -> [UInt32]? {
        guard let kind = TypeNode(rawValue: UInt8(truncatingIfNeeded: head)) else { return nil }
        switch kind {
        case .named: return named
        case .optional, .implicitlyUnwrapped, .array, .existential, .opaque:
            return payload.count == 1 ? Array(payload) : nil
        case .dictionary: return payload.count == 2 ? Array(payload) : nil
        case .tuple: return elements(payload)
        case .function:
            guard payload.count >= 2, let parameters = elements(payload.dropFirst(2)) else { return nil }
            return payload.prefix(2).filter { $0 != .max } + parameters
        case .composition: return Array(payload)
        case .metatype: return payload.count == 2 && hasNames(payload.dropFirst()) ? Array(payload.prefix(1)) : nil
        case .attributed: return hasNames(payload.dropFirst()) && !payload.isEmpty ? Array(payload.prefix(1)) : nil
        }
    }

    private func hasNames(_ names: ArraySlice<UInt32>) -> Bool { names.allSatisfy { Int($0) < nameCount } }

    private var named: [UInt32]? {
        var rest = payload
        var arguments: [UInt32] = []
        while let name = rest.popFirst() {
            guard Int(name) < nameCount, let count = rest.popFirst(), Int(count) <= rest.count else { return nil }
            arguments += rest.prefix(Int(count))
            rest = rest.dropFirst(Int(count))
        }
        return arguments
    }

    private func elements(_ words: ArraySlice<UInt32>) -> [UInt32]? {
        guard words.count % 3 == 0 else { return nil }
        var types: [UInt32] = []
        for start in stride(from: words.startIndex, to: words.endIndex, by: 3) {
            guard words[start] == .max || Int(words[start]) < nameCount else { return nil }
            types.append(words[start + 1])
        }
        return types
    }
}
