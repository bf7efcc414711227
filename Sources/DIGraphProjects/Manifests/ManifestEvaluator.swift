/// Computes the values of a manifest: constants, sums, functions, `map`, loops over lists, and changes of targets.
///
/// It never fails and never goes on for long: what needs more than that, such as the environment, is `unknown`, and all
/// branches of an open condition count.
final class ManifestEvaluator {
    /// What a type, or extensions of it, declare.
    struct TypeMembers {
        var isClass = false
        var constants: [String: ManifestExpression] = [:]
        var functions: [ManifestFunction] = []
        var cases: [(name: String, raw: ManifestExpression?)] = []
    }

    typealias Frame = [String: ManifestValue]

    var globals: Frame = [:]
    var frames: [Frame] = []
    var functions: [String: [ManifestFunction]] = [:]
    var types: [String: TypeMembers] = [:]
    var typeNames: [String] = []
    var returned: [ManifestValue] = []
    /// What the function that was called last left of its `self`.
    var selfAfterCall: ManifestValue?
    var steps = 0
    var depth = 0

    static let mostSteps = 100_000
    static let deepest = 48

    /// The values of a manifest's own constants, in their order; `helpers` are files whose declarations it can use.
    static func values(of statements: [ManifestStatement], helpers: [[ManifestStatement]] = []) -> ManifestEvaluator {
        let evaluator = ManifestEvaluator()
        for file in helpers {
            evaluator.declare(file)
            evaluator.run(file.filter(\.isBinding))
        }
        evaluator.declare(statements)
        evaluator.run(statements)
        return evaluator
    }

    /// All values that constants have and that plain calls of the file come to, sorted by the constants' names.
    var values: [ManifestValue] {
        var objects = ObjectReader(objects: objects)
        let all = globals.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value) + calls
        return all.map { objects.read($0) }
    }

    /// What calls that stand by themselves come to.
    var calls: [ManifestValue] = []

    /// What targets and packages hold, by their identity.
    var objects: [ManifestRecord] = []

    /// Whether all is known that can change a value: no condition that matters was left open, no list is known in part only,
    /// and nothing was done that is not understood. Then a list that is known is all that there is.
    var isExact = true

    // MARK: Declarations

    func declare(_ statements: [ManifestStatement]) {
        for statement in statements {
            switch statement {
            case .function(let function): functions[function.name, default: []].append(function)
            case .type(let name, let isClass, let members): declare(members, in: name, isClass)
            case .branches(let branches): for branch in branches { declare(branch.body) }
            default: break
            }
        }
    }

    func declare(_ members: [ManifestStatement], in type: String, _ isClass: Bool = false) {
        if types[type] == nil { typeNames.append(type) }
        if isClass { types[type, default: TypeMembers()].isClass = true }
        for member in members {
            switch member {
            case .binding(let name, let value): types[type, default: TypeMembers()].constants[name] = value
            case .function(let function): types[type, default: TypeMembers()].functions.append(function)
            case .group(let members): declare(members, in: type)
            case .branches(let branches): for branch in branches { declare(branch.body, in: type) }
            case .enumCase(let name, let raw): types[type, default: TypeMembers()].cases.append((name, raw))
            case .type(let name, let isClass, let members): declare(members, in: name, isClass)
            default: types[type, default: TypeMembers()].constants["", default: .unknown] = .unknown
            }
        }
    }

    // MARK: Names

    func set(_ name: String, _ value: ManifestValue, declares: Bool) {
        guard let last = frames.indices.last else {
            globals[name] = value
            return
        }
        if !declares, frames[last][name] == nil, globals[name] != nil {
            globals[name] = value
        } else {
            frames[last][name] = value
        }
    }

    func lookup(_ name: String) -> ManifestValue? {
        if let value = frames.last?[name] { return value }
        if case .record(let record)? = frames.last?["self"], let value = member(name, of: record) { return value }
        return globals[name]
    }

    func value(ofName name: String) -> ManifestValue {
        if name == "nil" { return .nothing }
        if name == "true" || name == "false" { return .truth(name == "true") }
        if let value = lookup(name) { return value }
        if let type = frames.last?["Self"]?.text, let value = constant(name, in: [type]) { return value }
        if let function = functions[name]?.first { return .function(function, captured: [:]) }
        return types[name] == nil ? .unknown : .record(ManifestRecord(name: name))
    }

    func constant(_ name: String, in types: [String]) -> ManifestValue? {
        for type in types {
            guard let members = self.types[type] else { continue }
            if let value = members.constants[name] { return inFrame(["Self": .text(type)]) { self.value(of: value) } }
            if let found = members.cases.first(where: { $0.name == name }) { return enumeration(found, type) }
            if name == "allCases", !members.cases.isEmpty { return .list(members.cases.map { enumeration($0, type) }) }
            if let property = members.functions.first(where: { $0.name == name && $0.parameters == nil }) {
                return result(of: property, ["Self": .text(type)])
            }
        }
        return nil
    }

    func enumeration(_ enumCase: (name: String, raw: ManifestExpression?), _ type: String) -> ManifestValue {
        let raw = enumCase.raw.map { value(of: $0) } ?? .text(enumCase.name)
        return .record(
            ManifestRecord(name: enumCase.name, fields: [("rawValue", raw), (Self.typeLabel, .text(type))]))
    }

    /// The field that keeps which type a value is of.
    static let typeLabel = "."

    func member(_ name: String, of record: ManifestRecord) -> ManifestValue? {
        if let value = current(record)[name] { return value }
        if record.name == Self.tupleName, let index = Int(name), record.fields.indices.contains(index) {
            return record.fields[index].value
        }
        let type = type(of: record)
        guard let members = types[type] else { return nil }
        if let property = members.functions.first(where: { $0.name == name && $0.parameters == nil }) {
            return result(of: property, ["self": .record(record), "Self": .text(type)])
        }
        return members.constants[name].map { value(of: $0) }
    }

    /// The type whose members a record has.
    func type(of record: ManifestRecord) -> String {
        if isOfManifestAPI(record) { return record.name == "Package" ? "Package" : "Target" }
        return record[Self.typeLabel]?.text ?? record.name
    }

    /// Whether it is a target or a package, and no object of a class of the manifest's own.
    func isOfManifestAPI(_ record: ManifestRecord) -> Bool {
        record.identity != nil && types[record.name]?.isClass != true
    }

    /// What a record holds now.
    func current(_ record: ManifestRecord) -> ManifestRecord {
        record.identity.map { objects[$0] } ?? record
    }

    // MARK: Expressions

    func value(of expression: ManifestExpression) -> ManifestValue {
        steps += 1
        depth += 1
        defer { depth -= 1 }
        guard steps <= Self.mostSteps, depth <= Self.deepest else { return .unknown }
        switch expression {
        case .string(let pieces): return text(of: pieces)
        case .list(let values): return .list(values.map { value(of: $0) })
        case .dictionary(let pairs): return .pairs(pairs.map { (value(of: $0.key), value(of: $0.value)) })
        case .name(let name): return value(ofName: name)
        case .member(let base, let name): return member(name, of: base)
        case .call(let callee, let arguments): return call(callee, arguments.map { ($0.label, value(of: $0.value)) })
        case .closure(let parameters, let body):
            let names = parameters.map { ManifestFunction.Parameter(label: nil, name: $0, standard: nil) }
            let function = ManifestFunction(name: "", parameters: names, body: body)
            return .function(function, captured: frames.last ?? [:])
        case .sum(let terms):
            let values = terms.map { value(of: $0) }
            return values.dropFirst().reduce(values.first ?? .unknown) { sum($0, $1) }
        case .fallback(let first, let second):
            let value = value(of: first)
            if case .unknown = value { return either(value, self.value(of: second)) }
            return value.isKnown ? value : self.value(of: second)
        case .conditional(let condition, let first, let second):
            if let truth = value(of: condition).truth { return value(of: truth ? first : second) }
            return either(value(of: first), value(of: second))
        case .number(let number): return .number(number)
        case .not(let expression): return value(of: expression).truth.map { .truth(!$0) } ?? .unknown
        case .test(let left, let test, let right): return truth(left, test, right).map(ManifestValue.truth) ?? .unknown
        case .element(let base, let index): return element(of: value(of: base), at: value(of: index))
        case .range(let first, let last, let isClosed):
            return numbers(from: value(of: first), to: value(of: last), isClosed)
        case .reference(let expression):
            isExact = false
            return value(of: expression)
        case .unknown: return .unknown
        }
    }

    /// The value that is one of two, which is not known.
    func either(_ first: ManifestValue, _ second: ManifestValue) -> ManifestValue {
        if first.isSame(as: second) { return first }
        isExact = false
        return .either([first, second])
    }

    private func numbers(from first: ManifestValue, to last: ManifestValue, _ isClosed: Bool) -> ManifestValue {
        guard case .number(let first) = first, case .number(let last) = last, first <= last, last < Self.mostSteps
        else {
            return .unknown
        }
        return ManifestValue.list((isClosed ? Array(first...last) : Array(first..<last)).map { .number($0) }).limited
    }

    private func truth(_ left: ManifestExpression, _ test: String, _ right: ManifestExpression) -> Bool? {
        let first = value(of: left)
        switch test {
        case "&&":
            let second = first.truth == false ? first : value(of: right)
            return first.truth == false || second.truth == false ? false : first.truth == true ? second.truth : nil
        case "||":
            let second = first.truth == true ? first : value(of: right)
            return first.truth == true || second.truth == true ? true : first.truth == false ? second.truth : nil
        case "==": return first.equals(value(of: right))
        case "!=": return first.equals(value(of: right)).map { !$0 }
        default:
            guard case .number(let first) = first, case .number(let second) = value(of: right) else { return nil }
            return test == "<"
                ? first < second : test == ">" ? first > second : test == "<=" ? first <= second : first >= second
        }
    }

    private func element(of value: ManifestValue, at index: ManifestValue) -> ManifestValue {
        switch (value, index) {
        case (.list(let elements), .number(let index)) where elements.indices.contains(index): elements[index]
        case (.pairs(let pairs), .text(let key)) where pairs.allSatisfy({ $0.key.text != nil }):
            value.value(ofKey: key) ?? .nothing
        default: .unknown
        }
    }

    func text(of pieces: [ManifestExpression.Piece]) -> ManifestValue {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let part): text += part
            case .value(let expression):
                guard let part = description(of: value(of: expression)) else { return .unknown }
                text += part
            }
        }
        return ManifestValue.text(text).limited
    }

    /// What an interpolation makes of a value: of an enumeration's case that is its name.
    func description(of value: ManifestValue) -> String? {
        switch value {
        case .text(let text): text
        case .number(let number): String(number)
        case .record(let record) where record[Self.typeLabel] != nil:
            (member("description", of: record) ?? .text(record.name)).text
        default: nil
        }
    }

    func member(_ name: String, of base: ManifestExpression?) -> ManifestValue {
        guard let base else { return constant(name, in: typeNames) ?? .record(ManifestRecord(name: name)) }
        if case .name(let type) = base, lookup(type) == nil {
            // `MainActor.self`
            if name == "self" { return .record(ManifestRecord(name: type)) }
            // What is outside the manifest.
            if ["Context", "ProcessInfo", "FileManager"].contains(type) { return .unknown }
            if type == "Self", let type = frames.last?["Self"]?.text { return constant(name, in: [type]) ?? .unknown }
            return constant(name, in: [type]) ?? .record(ManifestRecord(name: name))
        }
        switch value(of: base) {
        case .record(let record): return member(name, of: record) ?? property(name, of: record)
        case .text(let text): return Self.property(name, of: text)
        case .list(let elements): return Self.property(name, of: elements)
        case .pairs(let pairs): return Self.property(name, of: pairs)
        case .nothing: return .nothing
        default: return .unknown
        }
    }

    /// What a target or a package has without being given it.
    private func property(_ name: String, of record: ManifestRecord) -> ManifestValue {
        guard isOfManifestAPI(record) else { return .unknown }
        switch name {
        case "type": return Self.targetTypes[record.name].map { .record(ManifestRecord(name: $0)) } ?? .unknown
        case "targets", "dependencies", "products", "exclude": return .list([])
        case "path", "sources", "resources", "plugins", "publicHeadersPath", "swiftSettings", "cSettings",
            "linkerSettings",
            "cxxSettings", "packageAccess":
            return .nothing
        default: return .unknown
        }
    }

    private static let targetTypes = [
        "target": "regular", "executableTarget": "executable", "testTarget": "test", "plugin": "plugin",
        "macro": "macro",
        "systemLibrary": "system", "binaryTarget": "binary",
    ]

    static func property(_ name: String, of elements: [ManifestValue]) -> ManifestValue {
        switch name {
        case "isEmpty": .truth(elements.isEmpty)
        case "count": .number(elements.count)
        case "indices": .list(elements.indices.map { .number($0) })
        case "first": elements.first ?? .nothing
        case "last": elements.last ?? .nothing
        default: .unknown
        }
    }

    static func property(_ name: String, of pairs: [(key: ManifestValue, value: ManifestValue)]) -> ManifestValue {
        switch name {
        case "keys": .list(pairs.map { $0.key })
        case "values": .list(pairs.map { $0.value })
        case "isEmpty": .truth(pairs.isEmpty)
        case "count": .number(pairs.count)
        default: .unknown
        }
    }

    static func property(_ name: String, of text: String) -> ManifestValue {
        switch name {
        case "isEmpty": .truth(text.isEmpty)
        case "count": .number(text.count)
        case "capitalized": .text(capitalized(text))
        case "rawValue", "description": .text(text)
        default: .unknown
        }
    }

    /// Of each word the first letter is large, and all others are small.
    private static func capitalized(_ text: String) -> String {
        var result = ""
        var isInWord = false
        for character in text {
            result += isInWord ? character.lowercased() : character.uppercased()
            isInWord = character.isLetter
        }
        return result
    }

    // MARK: Functions

    /// The first function that takes these arguments.
    func invoke(
        _ candidates: [ManifestFunction], _ arguments: Arguments, self captured: [String: ManifestValue]?
    )
        -> ManifestValue?
    {
        for function in candidates {
            guard let parameters = function.parameters, let bound = bind(arguments, to: parameters) else { continue }
            return result(of: function, (captured ?? [:]).merging(bound) { $1 })
        }
        return nil
    }

    func bind(_ arguments: Arguments, to parameters: [ManifestFunction.Parameter]) -> [String: ManifestValue]? {
        var bound: [String: ManifestValue] = [:]
        var rest = arguments[...]
        for parameter in parameters {
            if parameter.isVariadic {
                var values: [ManifestValue] = []
                while let argument = rest.first, argument.label == (values.isEmpty ? parameter.label : nil) {
                    values.append(argument.value)
                    rest.removeFirst()
                }
                bound[parameter.name] = .list(values)
            } else if let argument = rest.first, argument.label == parameter.label || Self.isTrailingClosure(argument) {
                bound[parameter.name] = argument.value
                rest.removeFirst()
            } else if let standard = parameter.standard {
                bound[parameter.name] = value(of: standard)
            } else {
                return nil
            }
        }
        return rest.isEmpty ? bound : nil
    }

    /// What a function returns without saying so.
    func implicitValue(of statement: ManifestStatement) -> ManifestValue? {
        switch statement {
        case .expression(let value): return self.value(of: value)
        case .choice(let subject, let cases):
            let bodies = bodies(of: cases, for: value(of: subject))
            guard bodies.allSatisfy({ $0.count == 1 }) else { return nil }
            let values = bodies.compactMap { implicitValue(of: $0[0]) }
            return values.first.map { values.dropFirst().reduce($0, either) }
        case .branches(let branches): return implicitValue(of: branches[...])
        default: return nil
        }
    }

    private func implicitValue(of branches: ArraySlice<ManifestBranch>) -> ManifestValue? {
        guard let branch = branches.first, branch.body.count == 1 else { return nil }
        let truth = truth(of: branch.conditions)
        if truth == false { return implicitValue(of: branches.dropFirst()) }
        guard let value = implicitValue(of: branch.body[0]) else { return nil }
        return truth == true ? value : implicitValue(of: branches.dropFirst()).map { either(value, $0) }
    }

    static func isTrailingClosure(_ argument: (label: String?, value: ManifestValue)) -> Bool {
        if case .function = argument.value { return argument.label == nil }
        return false
    }

    func result(of function: ManifestFunction, _ frame: [String: ManifestValue]) -> ManifestValue {
        inFrame(frame) {
            if function.isValue, function.body.count == 1, let value = implicitValue(of: function.body[0]) {
                selfAfterCall = frames.last?["self"]
                return value
            }
            let outer = returned
            returned = []
            defer { returned = outer }
            run(function.body)
            selfAfterCall = frames.last?["self"]
            if returned.count > 1 { isExact = false }
            return returned.isEmpty ? .nothing : .either(returned)
        }
    }

    func inFrame(_ frame: [String: ManifestValue], _ body: () -> ManifestValue) -> ManifestValue {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest, steps <= Self.mostSteps else { return .unknown }
        frames.append(frame)
        defer { frames.removeLast() }
        return body()
    }
}

/// Puts into values what their objects hold in the end.
private struct ObjectReader {
    let objects: [ManifestRecord]
    private var known: [Int: ManifestRecord] = [:]

    init(objects: [ManifestRecord]) {
        self.objects = objects
    }

    mutating func read(_ value: ManifestValue) -> ManifestValue {
        switch value {
        case .list(let values): return .list(values.map { read($0) })
        case .record(let record): return .record(read(record))
        default: return value
        }
    }

    private mutating func read(_ record: ManifestRecord) -> ManifestRecord {
        guard let identity = record.identity else { return record }
        if let known = known[identity] { return known }
        var result = objects[identity]
        // Of an object that holds itself.
        known[identity] = result
        result.fields = result.fields.map { ($0.label, read($0.value)) }
        known[identity] = result
        return result
    }
}

extension ManifestValue {
    /// Whether two values are equal; nil where that is not known.
    func equals(_ other: ManifestValue) -> Bool? {
        switch (self, other) {
        case (.unknown, _), (_, .unknown), (.function, _), (_, .function): return nil
        case (.nothing, .nothing): return true
        case (.record(let record), .nothing), (.nothing, .record(let record)):
            return record.identity == nil ? nil : false
        case (.nothing, _), (_, .nothing): return false
        case (.record(let left), .record(let right)):
            if let identity = left.identity, let other = right.identity { return identity == other ? true : nil }
            return left.unlabeled.isEmpty && right.unlabeled.isEmpty ? left.name == right.name : nil
        default: return isSame(as: other)
        }
    }
}

extension ManifestStatement {
    fileprivate var isBinding: Bool {
        if case .binding = self { return true }
        return false
    }
}
