/// Computes the values of a manifest: constants, sums, plain functions, `map`, and loops over lists.
///
/// It never fails and never goes on for long: what needs more than that, such as the environment, is `unknown`, and both
/// branches of a condition count.
final class ManifestEvaluator {
    /// What a type, or extensions of it, declare.
    private struct TypeMembers {
        var constants: [String: ManifestExpression] = [:]
        var functions: [ManifestFunction] = []
        var cases: [(name: String, raw: ManifestExpression?)] = []
    }

    private typealias Frame = [String: ManifestValue]

    private var globals: Frame = [:]
    private var frames: [Frame] = []
    private var functions: [String: [ManifestFunction]] = [:]
    private var types: [String: TypeMembers] = [:]
    private var typeNames: [String] = []
    private var returned: [ManifestValue] = []
    private var steps = 0
    private var depth = 0

    private static let mostSteps = 100_000
    private static let deepest = 48

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
        globals.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value) + calls
    }

    /// What calls that stand by themselves come to.
    private(set) var calls: [ManifestValue] = []

    /// Whether no condition was left open and no list is known in part only: then a list that is known is all that there is.
    private(set) var isExact = true

    // MARK: Declarations

    private func declare(_ statements: [ManifestStatement]) {
        for statement in statements {
            switch statement {
            case .function(let function): functions[function.name, default: []].append(function)
            case .type(let name, let members): declare(members, in: name)
            default: break
            }
        }
    }

    private func declare(_ members: [ManifestStatement], in type: String) {
        if types[type] == nil { typeNames.append(type) }
        for member in members {
            switch member {
            case .binding(let name, let value): types[type, default: TypeMembers()].constants[name] = value
            case .function(let function): types[type, default: TypeMembers()].functions.append(function)
            case .branches(let bodies): for body in bodies { declare(body, in: type) }
            case .enumCase(let name, let raw): types[type, default: TypeMembers()].cases.append((name, raw))
            case .type(let name, let members): declare(members, in: name)
            default: types[type, default: TypeMembers()].constants["", default: .unknown] = .unknown
            }
        }
    }

    // MARK: Statements

    private func run(_ statements: [ManifestStatement]) {
        for statement in statements {
            steps += 1
            if steps > Self.mostSteps { return isExact = false }
            if case .returns(let value) = statement {
                // Of a function of Starlark, whose body cannot be told from what follows.
                if frames.isEmpty { continue }
                returned.append(self.value(of: value))
                return
            }
            run(statement)
        }
    }

    private func run(_ statement: ManifestStatement) {
        switch statement {
        case .binding(let name, let value): set(name, self.value(of: value), declares: true)
        case .function(let function):
            if !frames.isEmpty { functions[function.name, default: []].append(function) }
            if frames.isEmpty, function.parameters == nil {
                set(function.name, result(of: function, [:]), declares: true)
            }
        case .assignment(let target, let adds, let value): assign(to: target, self.value(of: value), adds: adds)
        case .expression(.call(.member(let list?, "append"), let arguments)):
            let values = arguments.map { argument in
                argument.label == "contentsOf" ? value(of: argument.value) : .list([value(of: argument.value)])
            }
            for value in values { assign(to: list, value, adds: true) }
        case .expression(let expression):
            let value = value(of: expression)
            if frames.isEmpty { calls.append(value) }
        case .loop(let variable, let list, let body): loop(variable, list, body)
        case .branches(let bodies):
            isExact = false
            for body in bodies { run(body) }
        case .choice(let subject, let cases): for body in bodies(of: cases, for: subject) { run(body) }
        case .type, .enumCase, .returns: break
        }
    }

    /// The body of the case that a value has; all of them where it is not known.
    private func bodies(of cases: [ManifestCase], for subject: ManifestExpression) -> [[ManifestStatement]] {
        let value = value(of: subject)
        guard let label = value.text ?? value.record?.name else {
            isExact = false
            return cases.map(\.body)
        }
        let chosen = cases.first { $0.labels.contains(label) } ?? cases.first { $0.labels.isEmpty }
        return chosen.map { [$0.body] } ?? []
    }

    private func loop(_ variable: String, _ list: ManifestExpression, _ body: [ManifestStatement]) {
        guard case .list(var elements) = value(of: list) else { return isExact = false }
        for index in elements.indices where steps <= Self.mostSteps {
            set(variable, elements[index], declares: true)
            run(body)
            // Targets are objects: what is set in the loop stays.
            elements[index] = lookup(variable) ?? elements[index]
        }
        switch list {
        case .name, .member: assign(to: list, .list(elements), adds: false)
        default: break
        }
    }

    private func assign(to target: ManifestExpression, _ value: ManifestValue, adds: Bool) {
        let result = adds ? sum(valueOrEmpty(of: target), value) : value
        switch target {
        case .name(let name): set(name, result, declares: false)
        case .member(let base?, let field):
            guard case .record(var record) = self.value(of: base) else { return }
            record[field] = result
            assign(to: base, .record(record), adds: false)
        default: break
        }
    }

    private func sum(_ left: ManifestValue, _ right: ManifestValue) -> ManifestValue {
        if !left.isKnown || !right.isKnown { isExact = false }
        return .sum(left, right)
    }

    /// The value that is added to; a field that was not given is an empty list.
    private func valueOrEmpty(of target: ManifestExpression) -> ManifestValue {
        if case .member(let base?, let field) = target, case .record(let record) = value(of: base), record[field] == nil
        {
            return .list([])
        }
        return value(of: target)
    }

    // MARK: Names

    private func set(_ name: String, _ value: ManifestValue, declares: Bool) {
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

    private func lookup(_ name: String) -> ManifestValue? {
        if let value = frames.last?[name] { return value }
        if case .record(let record)? = frames.last?["self"], let value = member(name, of: record) { return value }
        return globals[name]
    }

    private func value(ofName name: String) -> ManifestValue {
        if name == "nil" { return .nothing }
        if let value = lookup(name) { return value }
        if let type = frames.last?["Self"]?.text, let value = constant(name, in: [type]) { return value }
        return types[name] == nil ? .unknown : .record(ManifestRecord(name: name))
    }

    private func constant(_ name: String, in types: [String]) -> ManifestValue? {
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

    private func enumeration(_ enumCase: (name: String, raw: ManifestExpression?), _ type: String) -> ManifestValue {
        let raw = enumCase.raw.map { value(of: $0) } ?? .text(enumCase.name)
        return .record(
            ManifestRecord(name: enumCase.name, fields: [("rawValue", raw), (Self.typeLabel, .text(type))]))
    }

    /// The field that keeps which type a value is of.
    private static let typeLabel = "."

    private func member(_ name: String, of record: ManifestRecord) -> ManifestValue? {
        if let value = record[name] { return value }
        let type = record[Self.typeLabel]?.text ?? record.name
        guard let members = types[type] else { return nil }
        if let property = members.functions.first(where: { $0.name == name && $0.parameters == nil }) {
            return result(of: property, ["self": .record(record), "Self": .text(type)])
        }
        return members.constants[name].map { value(of: $0) }
    }

    // MARK: Expressions

    private func value(of expression: ManifestExpression) -> ManifestValue {
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
            let names = parameters.isEmpty ? ["$0"] : parameters
            let function = ManifestFunction(
                name: "", parameters: names.map { .init(label: nil, name: $0, standard: nil) }, body: body)
            return .function(function, captured: frames.last ?? [:])
        case .sum(let terms):
            let values = terms.map { value(of: $0) }
            return values.dropFirst().reduce(values.first ?? .unknown) { sum($0, $1) }
        case .fallback(let first, let second):
            let value = value(of: first)
            return value.isKnown ? value : self.value(of: second)
        case .either(let values):
            isExact = false
            return .either(values.map { value(of: $0) })
        case .unknown: return .unknown
        }
    }

    private func text(of pieces: [ManifestExpression.Piece]) -> ManifestValue {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let part): text += part
            case .value(let expression):
                guard let part = value(of: expression).text else { return .unknown }
                text += part
            }
        }
        return ManifestValue.text(text).limited
    }

    private func member(_ name: String, of base: ManifestExpression?) -> ManifestValue {
        guard let base else { return constant(name, in: typeNames) ?? .record(ManifestRecord(name: name)) }
        if case .name(let type) = base, lookup(type) == nil {
            // `MainActor.self`
            if name == "self" { return .record(ManifestRecord(name: type)) }
            if type == "Self", let type = frames.last?["Self"]?.text { return constant(name, in: [type]) ?? .unknown }
            return constant(name, in: [type]) ?? .record(ManifestRecord(name: name))
        }
        switch value(of: base) {
        case .record(let record): return member(name, of: record) ?? .unknown
        case .text(let text): return Self.property(name, of: text)
        default: return .unknown
        }
    }

    private static func property(_ name: String, of text: String) -> ManifestValue {
        switch name {
        case "capitalized": .text(text.prefix(1).uppercased() + text.dropFirst())
        case "rawValue", "description": .text(text)
        default: .unknown
        }
    }

    // MARK: Calls

    private typealias Arguments = [(label: String?, value: ManifestValue)]

    private func call(_ callee: ManifestExpression, _ arguments: Arguments) -> ManifestValue {
        switch callee {
        case .name(let name):
            let own = frames.last?["Self"]?.text.flatMap { types[$0]?.functions } ?? []
            let candidates = own.filter { $0.name == name } + functions[name, default: []]
            if let value = invoke(candidates, arguments, self: frames.last) { return value }
            if case .function(let function, let captured)? = lookup(name) {
                return invoke([function], arguments, self: captured) ?? .unknown
            }
            return made(name, arguments)
        case .member(nil, let name):
            return staticCall(name, in: typeNames, arguments) ?? .record(ManifestRecord(name: name, fields: arguments))
        case .member(.name(let type)?, let name) where lookup(type) == nil:
            if name == "init" { return made(type, arguments) }
            let type = type == "Self" ? frames.last?["Self"]?.text ?? type : type
            return staticCall(name, in: [type], arguments) ?? .record(ManifestRecord(name: name, fields: arguments))
        // `Target.PluginUsage.plugin(…)`
        case .member(.member(.name(let outer)?, let type)?, let name)
        where lookup(outer) == nil && outer.first?.isUppercase == true && type.first?.isUppercase == true:
            return staticCall(name, in: [type], arguments) ?? .record(ManifestRecord(name: name, fields: arguments))
        case .member(let base?, let name): return method(name, of: value(of: base), arguments)
        case .closure:
            guard case .function(let function, let captured) = value(of: callee) else { return .unknown }
            return result(of: function, captured)
        default: return .unknown
        }
    }

    /// `Name(…)`: a value of a type that the manifest declares, or one for the reader.
    private func made(_ name: String, _ arguments: Arguments) -> ManifestValue {
        let isOwn = types[name]?.functions.contains { $0.name == "init" } == true
        // What an initializer of its own does with the arguments is not followed.
        return isOwn ? .unknown : .record(ManifestRecord(name: name, fields: arguments))
    }

    private func staticCall(_ name: String, in types: [String], _ arguments: Arguments) -> ManifestValue? {
        for type in types {
            let candidates = self.types[type]?.functions.filter { $0.name == name } ?? []
            if let value = invoke(candidates, arguments, self: ["Self": .text(type)]) { return value }
        }
        return nil
    }

    private func method(_ name: String, of base: ManifestValue, _ arguments: Arguments) -> ManifestValue {
        switch base {
        case .list(let elements): return list(name, elements, arguments)
        case .text(let text): return Self.text(name, text, arguments)
        case .record(let record):
            let type = record[Self.typeLabel]?.text ?? record.name
            let candidates = types[type]?.functions.filter { $0.name == name } ?? []
            return invoke(candidates, arguments, self: ["self": base, "Self": .text(type)]) ?? .unknown
        default: return .unknown
        }
    }

    private func list(_ name: String, _ elements: [ManifestValue], _ arguments: Arguments) -> ManifestValue {
        switch name {
        case "map", "flatMap", "compactMap":
            guard case .function(let function, let captured)? = arguments.first?.value else { return .unknown }
            let results = elements.map { element in
                invoke([function], [(nil, element)], self: captured) ?? .unknown
            }
            return ManifestValue.list(name == "map" ? results : results.flatMap(\.elements)).limited
        case "joined":
            let separator = arguments.first?.value.text ?? ""
            let texts = elements.compactMap(\.text)
            let joined = ManifestValue.text(texts.joined(separator: separator))
            return (texts.isEmpty ? .list(elements.flatMap(\.elements)) : joined).limited
        // Which are left out is not asked: one module too many holds no sources that are of another.
        case "filter", "sorted", "reversed": return .list(elements)
        default: return .unknown
        }
    }

    private static func text(_ name: String, _ text: String, _ arguments: Arguments) -> ManifestValue {
        switch name {
        case "lowercased": return .text(text.lowercased())
        case "uppercased": return .text(text.uppercased())
        case "appending": return arguments.first?.value.text.map { .text(text + $0) } ?? .unknown
        default: return .unknown
        }
    }

    // MARK: Functions

    /// The first function that takes these arguments.
    private func invoke(
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

    private func bind(_ arguments: Arguments, to parameters: [ManifestFunction.Parameter]) -> [String: ManifestValue]? {
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
    private func implicitValue(of statement: ManifestStatement) -> ManifestValue? {
        switch statement {
        case .expression(let value): return self.value(of: value)
        case .choice(let subject, let cases):
            let values = bodies(of: cases, for: subject).filter { $0.count == 1 }.compactMap {
                implicitValue(of: $0[0])
            }
            return values.isEmpty ? nil : .either(values)
        default: return nil
        }
    }

    private static func isTrailingClosure(_ argument: (label: String?, value: ManifestValue)) -> Bool {
        if case .function = argument.value { return argument.label == nil }
        return false
    }

    private func result(of function: ManifestFunction, _ frame: [String: ManifestValue]) -> ManifestValue {
        inFrame(frame) {
            if function.body.count == 1, let value = implicitValue(of: function.body[0]) { return value }
            let outer = returned
            returned = []
            defer { returned = outer }
            run(function.body)
            if returned.count > 1 { isExact = false }
            return .either(returned)
        }
    }

    private func inFrame(_ frame: [String: ManifestValue], _ body: () -> ManifestValue) -> ManifestValue {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest, steps <= Self.mostSteps else { return .unknown }
        frames.append(frame)
        defer { frames.removeLast() }
        return body()
    }
}

extension ManifestStatement {
    fileprivate var isBinding: Bool {
        if case .binding = self { return true }
        return false
    }
}
