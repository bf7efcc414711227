/// Types, or the formulas of conditions: each node once, and after the nodes that it is made of.
///
/// A node is a head, which is its kind and flags, and what it is made of: names, nodes and small numbers.
public struct NodeTable: Sendable {
    var words: [UInt32] = []
    /// Where each node ends.
    var ends: [UInt32] = []

    var count: Int { ends.count }

    /// Nodes that are made of more nodes than this, one in the other, are not kept: whoever looks into them takes a part of
    /// the thread's stack.
    static let deepest = 2_000

    /// The head of a node, and the words after it.
    func node(_ index: Int) -> (head: UInt32, payload: ArraySlice<UInt32>) {
        let start = index == 0 ? 0 : Int(ends[index - 1])
        return (words[start], words[(start + 1)..<Int(ends[index])])
    }
}

/// Gives each node of a file its id.
struct NodeInterner {
    private(set) var table = NodeTable()
    private var slots = [UInt32](repeating: .max, count: 64)
    private var hashes: [UInt64] = []
    private var depths: [Int] = []

    /// How many nodes are in each other in this one.
    func depth(_ id: NodeID) -> Int { depths[Int(id.index)] }

    /// - Parameter words: the head of the node, and what it is made of.
    /// - Parameter parts: those of these that are nodes.
    mutating func id(_ words: [UInt32], of parts: [NodeID] = []) -> NodeID {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for word in words {
            hash = (hash ^ UInt64(word)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash &>> 29
        }
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != .max {
            let known = Int(slots[slot])
            if hashes[known] == hash, isEqual(words, to: known) { return NodeID(index: slots[slot]) }
            slot = (slot + 1) & (slots.count - 1)
        }
        let id = NodeID(index: UInt32(table.ends.count))
        slots[slot] = id.index
        hashes.append(hash)
        depths.append((parts.map(depth).max() ?? 0) + 1)
        table.words.append(contentsOf: words)
        table.ends.append(UInt32(table.words.count))
        if table.ends.count * 2 > slots.count { grow() }
        return id
    }

    private func isEqual(_ words: [UInt32], to index: Int) -> Bool {
        let start = index == 0 ? 0 : Int(table.ends[index - 1])
        return table.words[start..<Int(table.ends[index])].elementsEqual(words)
    }

    private mutating func grow() {
        slots = [UInt32](repeating: .max, count: slots.count * 2)
        for (index, hash) in hashes.enumerated() {
            var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
            while slots[slot] != .max { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(index)
        }
    }
}

/// What a node of a type is; the words that follow its head are those in brackets.
enum TypeNode: UInt8 {
    /// [name, number of arguments, arguments…] for each part.
    case named
    /// [type]
    case optional, implicitlyUnwrapped, array, existential, opaque
    /// [key, value]
    case dictionary
    /// [label, type, whether it is variadic] for each element.
    case tuple
    /// [result, failure], then as of a tuple; the flags are the effects.
    case function
    /// [type…]
    case composition
    /// [type, kind]
    case metatype
    /// [type, attributes…]
    case attributed
}

/// What a node of a formula is.
enum FormulaNode: UInt8 {
    /// [text]
    case test
    /// [0 or 1]
    case constant
    /// [formula]
    case not
    /// [formula…]
    case all, any
}

// MARK: - Writing

/// The names, types and formulas of a file, while it is read.
struct FactTables {
    var names = NameInterner()
    var types = NodeInterner()
    var formulas = NodeInterner()

    mutating func id(_ type: TypeSyntax) -> NodeID {
        switch type {
        case .named(let parts): return named(parts)
        case .optional(let inner): return node(.optional, [id(inner)])
        case .implicitlyUnwrapped(let inner): return node(.implicitlyUnwrapped, [id(inner)])
        case .array(let inner): return node(.array, [id(inner)])
        case .existential(let inner): return node(.existential, [id(inner)])
        case .opaque(let inner): return node(.opaque, [id(inner)])
        case .dictionary(let key, let value): return node(.dictionary, [id(key), id(value)])
        case .tuple(let elements):
            let (words, parts) = words(elements)
            return types.id([UInt32(TypeNode.tuple.rawValue)] + words, of: parts)
        case .function(let parameters, let effects, let result):
            let (flags, failure) = self.effects(effects)
            let (words, parts) = words(parameters)
            let result = id(result)
            return types.id(
                [UInt32(TypeNode.function.rawValue) | flags &<< 8, result.index, failure.index] + words,
                of: parts + [result] + (failure == .none ? [] : [failure]))
        case .composition(let types): return node(.composition, types.map { id($0) })
        case .metatype(let inner, let kind): return node(.metatype, [id(inner)], names: [names.id(kind)])
        case .attributed(let attributes, let inner):
            return node(.attributed, [id(inner)], names: attributes.map { names.id($0) })
        }
    }

    mutating func id(_ type: TypeSyntax?) -> NodeID {
        type.map { id($0) } ?? .none
    }

    mutating func id(_ name: String?) -> NameID {
        name.map { names.id($0) } ?? .none
    }

    mutating func id(_ formula: Condition.Formula) -> NodeID {
        switch formula {
        case .test(let text): return formulas.id([UInt32(FormulaNode.test.rawValue), names.id(text).index])
        case .constant(let holds): return formulas.id([UInt32(FormulaNode.constant.rawValue), holds ? 1 : 0])
        case .not(let inner): return node(.not, [id(inner)])
        case .all(let parts): return node(.all, parts.map { id($0) })
        case .any(let parts): return node(.any, parts.map { id($0) })
        }
    }

    private mutating func node(_ kind: FormulaNode, _ parts: [NodeID]) -> NodeID {
        formulas.id([UInt32(kind.rawValue)] + parts.map { $0.index }, of: parts)
    }

    /// Whether it is asynchronous, how it throws, and what.
    mutating func effects(_ effects: Effects) -> (flags: UInt32, failure: NodeID) {
        let code = effects.throwing.code &<< 1 | (effects.isAsync ? 1 : 0)
        if case .typed(let failure) = effects.throwing { return (code, id(failure)) }
        return (code, .none)
    }

    private mutating func node(_ kind: TypeNode, _ parts: [NodeID], names: [NameID] = []) -> NodeID {
        types.id([UInt32(kind.rawValue)] + parts.map { $0.index } + names.map { $0.index }, of: parts)
    }

    private mutating func named(_ parts: [TypeSyntax.NamePart]) -> NodeID {
        var words: [UInt32] = []
        words.reserveCapacity(1 + 2 * parts.count)
        words.append(UInt32(TypeNode.named.rawValue))
        var nodes: [NodeID] = []
        for part in parts {
            // Most names have none, and the other steps cost more without the optimiser than all the rest.
            let arguments = part.arguments.isEmpty ? [] : part.arguments.map { id($0) }
            words.append(names.id(part.name).index)
            words.append(UInt32(arguments.count))
            for argument in arguments {
                words.append(argument.index)
                nodes.append(argument)
            }
        }
        return types.id(words, of: nodes)
    }

    private mutating func words(_ elements: [TypeSyntax.TupleElement]) -> (words: [UInt32], types: [NodeID]) {
        let types = elements.map { id($0.type) }
        var words: [UInt32] = []
        for (element, type) in zip(elements, types) {
            words += [id(element.label).index, type.index, element.isVariadic ? 1 : 0]
        }
        return (words, types)
    }
}

extension Effects.Throwing {
    var code: UInt32 {
        switch self {
        case .no: 0
        case .any: 1
        case .typed: 2
        case .rethrows: 3
        }
    }

    /// - Parameter failure: of `throws(Failure)`.
    init(code: UInt32, failure: TypeSyntax?) {
        switch (code, failure) {
        case (1, _): self = .any
        case (2, let failure?): self = .typed(failure)
        case (3, _): self = .rethrows
        default: self = .no
        }
    }
}

// MARK: - Reading

extension NodeTable {
    /// All nodes as types, by their ids.
    func types(_ names: [String]) -> [TypeSyntax] {
        var types: [TypeSyntax] = []
        types.reserveCapacity(count)
        for index in 0..<count { types.append(TypeNodeReader(self, index, names, types).type()) }
        return types
    }

    /// All nodes as formulas, by their ids.
    func formulas(_ names: [String]) -> [Condition.Formula] {
        var formulas: [Condition.Formula] = []
        for index in 0..<count {
            let (head, payload) = node(index)
            let parts = payload.map(Int.init)
            switch FormulaNode(rawValue: UInt8(truncatingIfNeeded: head)) {
            case .test: formulas.append(.test(names[parts[0]]))
            case .not: formulas.append(.not(formulas[parts[0]]))
            case .all: formulas.append(.all(parts.map { formulas[$0] }))
            case .any: formulas.append(.any(parts.map { formulas[$0] }))
            case .constant, nil: formulas.append(.constant(parts.first == 1))
            }
        }
        return formulas
    }
}

/// Makes a type of a node; those that it is made of are known.
private struct TypeNodeReader {
    private let head: UInt32
    private let payload: ArraySlice<UInt32>
    private let names: [String]
    private let types: [TypeSyntax]

    init(_ table: NodeTable, _ index: Int, _ names: [String], _ types: [TypeSyntax]) {
        (head, payload) = table.node(index)
        self.names = names
        self.types = types
    }

    func type() -> TypeSyntax {
        switch TypeNode(rawValue: UInt8(truncatingIfNeeded: head)) ?? .tuple {
        case .named: return .named(parts())
        case .optional: return .optional(type(0))
        case .implicitlyUnwrapped: return .implicitlyUnwrapped(type(0))
        case .array: return .array(type(0))
        case .existential: return .existential(type(0))
        case .opaque: return .opaque(type(0))
        case .dictionary: return .dictionary(key: type(0), value: type(1))
        case .tuple: return .tuple(elements(from: 0))
        case .function:
            let failure = word(1) == .max ? nil : type(1)
            let effects = Effects(
                isAsync: head &>> 8 & 1 == 1, throwing: Effects.Throwing(code: head &>> 9, failure: failure))
            return .function(parameters: elements(from: 2), effects: effects, result: type(0))
        case .composition: return .composition(payload.map { types[Int($0)] })
        case .metatype: return .metatype(type(0), kind: names[Int(word(1))])
        case .attributed: return .attributed(payload.dropFirst().map { names[Int($0)] }, type(0))
        }
    }

    private func word(_ offset: Int) -> UInt32 { payload[payload.startIndex + offset] }

    private func type(_ offset: Int) -> TypeSyntax { types[Int(word(offset))] }

    private func parts() -> [TypeSyntax.NamePart] {
        var parts: [TypeSyntax.NamePart] = []
        var offset = 0
        while offset < payload.count {
            let count = Int(word(offset + 1))
            let arguments = (0..<count).map { type(offset + 2 + $0) }
            parts.append(.init(name: names[Int(word(offset))], arguments: arguments))
            offset += 2 + count
        }
        return parts
    }

    private func elements(from start: Int) -> [TypeSyntax.TupleElement] {
        stride(from: start, to: payload.count, by: 3).map { offset in
            let label = word(offset) == .max ? nil : names[Int(word(offset))]
            return .init(label: label, type: type(offset + 1), isVariadic: word(offset + 2) == 1)
        }
    }
}
