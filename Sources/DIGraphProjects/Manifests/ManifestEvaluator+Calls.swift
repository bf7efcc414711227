// Calls: of functions of the manifest, and of those of lists and texts.

extension ManifestEvaluator {
    typealias Arguments = [(label: String?, value: ManifestValue)]

    func call(_ callee: ManifestExpression, _ arguments: Arguments) -> ManifestValue {
        switch callee {
        case .name(let name):
            let own = frames.last?["Self"]?.text.flatMap { types[$0]?.functions } ?? []
            let candidates = own.filter { $0.name == name } + functions[name, default: []]
            if let value = invoke(candidates, arguments, self: frames.last) {
                if !own.isEmpty, let changed = selfAfterCall { frames[frames.count - 1]["self"] = changed }
                return value
            }
            if name == "zip", let pairs = zipped(arguments) { return pairs }
            if case .pairs(let pairs)? = frames.last?["self"] { return dictionary(name, pairs, arguments) }
            if case .function(let function, let captured)? = lookup(name) {
                return invoke([function], arguments, self: captured) ?? .unknown
            }
            return made(name, arguments)
        case .member(nil, "init"): return initialized(ofNoName: arguments)
        case .member(.name("self")?, "init"):
            guard let type = frames.last?["Self"]?.text else { return .unknown }
            assign(to: .name("self"), made(type, arguments), adds: false)
            return .nothing
        case .member(nil, let name):
            // The type that is wanted would tell which of several is meant.
            if typeNames.count(where: { takes(arguments, by: name, in: $0) }) > 1 { isExact = false }
            return staticCall(name, in: typeNames, arguments) ?? record(name, arguments)
        case .member(.name(let type)?, let name) where lookup(type) == nil:
            if name == "init" { return made(type, arguments) }
            let type = type == "Self" ? frames.last?["Self"]?.text ?? type : type
            return staticCall(name, in: [type], arguments) ?? record(name, arguments)
        // `Target.PluginUsage.plugin(…)`
        case .member(.member(.name(let outer)?, let type)?, let name)
        where lookup(outer) == nil && outer.first?.isUppercase == true && type.first?.isUppercase == true:
            return staticCall(name, in: [type], arguments) ?? record(name, arguments)
        case .member(let base?, let name):
            var value = value(of: base)
            if name == "append", !value.isGiven { value = valueOrEmpty(of: base) }
            if case .list(let elements) = value, let change = change(name, elements, arguments) {
                assign(to: base, change.left, adds: false)
                return change.result
            }
            selfAfterCall = nil
            let result = method(name, of: value, arguments)
            if let changed = selfAfterCall, value.record?.identity == nil, !changed.isSame(as: value) {
                assign(to: base, changed, adds: false)
            }
            return result
        // `[Target]()`
        case .list where arguments.isEmpty: return .list([])
        case .dictionary where arguments.isEmpty: return .pairs([])
        case .closure:
            guard case .function(let function, let captured) = value(of: callee) else { return .unknown }
            return result(of: function, captured)
        default: return .unknown
        }
    }

    private func takes(_ arguments: Arguments, by name: String, in type: String) -> Bool {
        types[type]?.functions.contains { function in
            function.name == name && function.parameters.map { bind(arguments, to: $0) != nil } == true
        } == true
    }

    /// `Name(…)`: a value of a type that the manifest declares, or one for the reader.
    private func made(_ name: String, _ arguments: Arguments) -> ManifestValue {
        if ["Array", "Set"].contains(name), arguments.count == 1, case .list? = arguments.first?.value {
            return arguments[0].value
        }
        if Self.dictionaries.contains(name), arguments.isEmpty { return .pairs([]) }
        if name == "String", arguments.count == 1, let text = description(of: arguments[0].value) { return .text(text) }
        let initializers = initializers(of: name)
        if initializers.isEmpty {
            if types[name]?.isClass == true { return .record(object(ManifestRecord(name: name, fields: arguments))) }
            return record(name, arguments)
        }
        for initializer in initializers {
            if let value = initialized(name, arguments, by: initializer) { return value }
        }
        return .unknown
    }

    private func initializers(of type: String) -> [ManifestFunction] {
        types[type]?.functions.filter { $0.name == "init" } ?? []
    }

    /// `.init(…)`, which may be of any type that it is not told to be of.
    private func initialized(ofNoName arguments: Arguments) -> ManifestValue {
        let own = typeNames.filter { !initializers(of: $0).isEmpty }
        if own.isEmpty { return record("init", arguments) }
        let structs = typeNames.filter { types[$0]?.cases.isEmpty == true }
        let fitting = own.filter { type in
            initializers(of: type).contains { bind(arguments, to: $0.parameters ?? []) != nil }
        }
        return fitting.count == 1 && Set(structs).isSubset(of: own) ? made(fitting[0], arguments) : .unknown
    }

    /// What an initializer of the manifest makes: the fields that it sets, by `self.name` or `name`. Nil where the arguments
    /// are another one's.
    private func initialized(_ type: String, _ arguments: Arguments, by function: ManifestFunction) -> ManifestValue? {
        guard let parameters = function.parameters, let bound = bind(arguments, to: parameters) else { return nil }
        let made = ManifestRecord(name: type)
        let own: Frame = [
            "self": .record(types[type]?.isClass == true ? object(made) : made), "Self": .text(type),
        ]
        return inFrame(bound.merging(own) { $1 }) {
            let outer = returned
            returned = []
            defer { returned = outer }
            run(function.body)
            guard returned.isEmpty, let made = frames.last?["self"] else { return .unknown }
            return made
        }
    }

    // MARK: Lists

    static let tupleName = "("

    static func tuple(_ fields: Arguments) -> ManifestValue {
        .record(ManifestRecord(name: tupleName, fields: fields))
    }

    private func zipped(_ arguments: Arguments) -> ManifestValue? {
        guard arguments.count == 2, case .list(let first) = arguments[0].value,
            case .list(let second) = arguments[1].value
        else { return nil }
        return .list(zip(first, second).map { Self.tuple([(nil, $0), (nil, $1)]) })
    }

    /// `reduce`, also with what its function changes.
    private func reduced(_ elements: [ManifestValue], _ arguments: Arguments) -> ManifestValue {
        guard arguments.count == 2, case .function(let function, let captured) = arguments[1].value else {
            return .unknown
        }
        return elements.reduce(arguments[0].value) { result, element in
            let pair: Arguments = [(nil, result), (nil, element)]
            if arguments[0].label == nil { return invoke([function], pair, self: captured) ?? .unknown }
            guard let parameters = function.parameters, let bound = bind(pair, to: parameters) else { return .unknown }
            return inFrame(captured.merging(bound) { $1 }) {
                run(function.body)
                return parameters.first.flatMap { frames.last?[$0.name] } ?? .unknown
            }
        }
    }

    /// What the reader of the manifest knows. Targets and packages are objects.
    private func record(_ name: String, _ arguments: Arguments) -> ManifestValue {
        let record = ManifestRecord(name: name, fields: arguments)
        let isObject = Self.classes.contains(name) && arguments.contains { $0.label == "name" }
        return .record(isObject ? object(record) : record)
    }

    /// One that stays the same under several names.
    private func object(_ record: ManifestRecord) -> ManifestRecord {
        var record = record
        record.identity = objects.count
        objects.append(record)
        return record
    }

    private static let classes: Set<String> = [
        "Package", "Target", "target", "executableTarget", "testTarget", "plugin", "macro", "systemLibrary",
        "binaryTarget",
    ]

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
        case .nothing: return .nothing
        case .pairs(let pairs): return dictionary(name, pairs, arguments)
        case .record(let record):
            let type = type(of: record)
            let candidates = types[type]?.functions.filter { $0.name == name } ?? []
            return invoke(candidates, arguments, self: ["self": base, "Self": .text(type)]) ?? .unknown
        default: return .unknown
        }
    }

    private func list(_ name: String, _ elements: [ManifestValue], _ arguments: Arguments) -> ManifestValue {
        switch name {
        case "map", "flatMap", "compactMap":
            guard let results = results(of: arguments.first?.value, for: elements) else { return .unknown }
            if name == "map" { return .list(results) }
            if !results.allSatisfy(\.isGiven) { isExact = false }
            return ManifestValue.list(results.flatMap(\.elements)).limited
        case "joined":
            let separator = arguments.first?.value.text ?? ""
            let texts = elements.compactMap(\.text)
            if texts.count != elements.count, !texts.isEmpty || !elements.allSatisfy(\.isGiven) { isExact = false }
            let joined = ManifestValue.text(texts.joined(separator: separator))
            return (texts.isEmpty ? .list(elements.flatMap(\.elements)) : joined).limited
        case "filter":
            let (chosen, isKnown) = chosen(elements, by: arguments.first?.value)
            if !isKnown { isExact = false }
            return .list(chosen)
        case "first", "last", "contains", "allSatisfy", "firstIndex":
            return search(name, name == "last" ? elements.reversed() : elements, arguments)
        case "sorted" where arguments.isEmpty && elements.allSatisfy { $0.text != nil }:
            return .list(elements.compactMap(\.text).sorted().map(ManifestValue.text))
        case "sorted", "shuffled": return .list(elements)
        case "dropFirst", "dropLast":
            guard case .number(let count) = arguments.first?.value ?? .number(1) else { return .unknown }
            return .list(Array(name == "dropFirst" ? elements.dropFirst(count) : elements.dropLast(count)))
        case "reversed": return .list(elements.reversed())
        case "reduce": return reduced(elements, arguments)
        case "enumerated":
            return .list(
                elements.enumerated().map { Self.tuple([("offset", .number($0)), ("element", $1)]) })
        default: return .unknown
        }
    }

    /// What a function, or its name, comes to for each element.
    private func results(of function: ManifestValue?, for elements: [ManifestValue]) -> [ManifestValue]? {
        guard case .function(let function, let captured)? = function else { return nil }
        return elements.map { element in
            var arguments: Arguments = [(nil, element)]
            if case .record(let tuple) = element, tuple.name == Self.tupleName, (function.parameters?.count ?? 0) > 1 {
                arguments = tuple.fields.map { (nil, $0.value) }
            }
            return invoke([function], arguments, self: captured) ?? .unknown
        }
    }

    /// The elements that a test holds for, and those of which that is not known.
    private func chosen(
        _ elements: [ManifestValue], by test: ManifestValue?, negated: Bool = false
    ) -> (chosen: [ManifestValue], isKnown: Bool) {
        guard let results = results(of: test, for: elements) else { return (elements, false) }
        let chosen = zip(elements, results).filter { $0.1.truth != negated }.map(\.0)
        return (chosen, results.allSatisfy { $0.truth != nil })
    }

    private func search(_ name: String, _ elements: [ManifestValue], _ arguments: Arguments) -> ManifestValue {
        guard let argument = arguments.first?.value else { return .unknown }
        let tests: [Bool?]
        if let results = results(of: argument, for: elements) {
            tests = results.map(\.truth)
        } else if ["contains", "firstIndex"].contains(name) {
            tests = elements.map { $0.equals(argument) }
        } else {
            return .unknown
        }
        if name == "contains", tests.contains(true) { return .truth(true) }
        if name == "allSatisfy", tests.contains(false) { return .truth(false) }
        // Up to the first that holds all must be known.
        let first = tests.firstIndex { $0 != false }
        switch name {
        case "allSatisfy": return tests.contains(nil) ? .unknown : .truth(true)
        case "contains": return first == nil ? .truth(false) : .unknown
        default:
            guard let first else { return .nothing }
            if tests[first] == nil { return .unknown }
            return name == "firstIndex" ? .number(first) : elements[first]
        }
    }

    /// What a method that changes a list leaves of it, and what it returns; nil where it is none.
    private func change(
        _ name: String, _ elements: [ManifestValue], _ arguments: Arguments
    ) -> (left: ManifestValue, result: ManifestValue)? {
        let first = arguments.first
        switch name {
        case "append", "insert":
            guard let first else { return nil }
            let isList = first.label == "contentsOf"
            if isList, !first.value.isKnown { isExact = false }
            let added = isList ? first.value.elements : [first.value]
            guard name == "insert" else { return (ManifestValue.list(elements + added).limited, .nothing) }
            guard case .number(let place)? = arguments.last?.value, place <= elements.count else {
                // A set has no places; nor is it known where it is in a list.
                isExact = false
                return (ManifestValue.list(elements + added).limited, .nothing)
            }
            return (.list(elements[..<place] + added + elements[place...]), .nothing)
        case "removeAll":
            guard let test = first?.value, first?.label != "keepingCapacity" else { return (.list([]), .nothing) }
            let (left, isKnown) = chosen(elements, by: test, negated: true)
            if !isKnown { isExact = false }
            return (.list(left), .nothing)
        case "removeFirst" where arguments.isEmpty:
            return (.list(Array(elements.dropFirst())), elements.first ?? .unknown)
        case "removeLast" where arguments.isEmpty, "popLast":
            return (.list(elements.dropLast()), elements.last ?? .nothing)
        case "remove":
            guard case .number(let place)? = first?.value, elements.indices.contains(place) else { return nil }
            var left = elements
            let removed = left.remove(at: place)
            return (.list(left), removed)
        case "reverse": return (.list(elements.reversed()), .nothing)
        case "sort", "shuffle": return (.list(elements), .nothing)
        default: return nil
        }
    }

    /// What dictionaries of settings are called.
    private static let dictionaries: Set<String> = ["Dictionary", "SettingsDictionary"]

    private func dictionary(
        _ name: String, _ pairs: [(key: ManifestValue, value: ManifestValue)], _ arguments: Arguments
    ) -> ManifestValue {
        let own = Self.dictionaries.flatMap { types[$0]?.functions ?? [] }.filter { $0.name == name }
        if let value = invoke(own, arguments, self: ["self": .pairs(pairs)]) { return value }
        switch name {
        case "merging":
            guard case .pairs(let others)? = arguments.first?.value else { return .unknown }
            return merged(pairs, others, by: arguments.dropFirst().first?.value)
        case "otherSwiftFlags":
            let flags = ManifestValue.list(arguments.flatMap(\.value.elements))
            return ManifestValue.pairs(pairs + [(.text("OTHER_SWIFT_FLAGS"), flags)]).limited
        case "swiftVersion":
            return ManifestValue.pairs(pairs + [(.text("SWIFT_VERSION"), arguments.first?.value ?? .unknown)]).limited
        // What sets something else, as Tuist's methods of settings do.
        case _ where Self.settingMethods.contains(name): return .pairs(pairs)
        case "filter":
            let (chosen, isKnown) = chosen(elements(of: pairs), by: arguments.first?.value)
            if !isKnown { isExact = false }
            return .pairs(chosen.compactMap(\.record).map { ($0.fields[0].value, $0.fields[1].value) })
        case "mapValues":
            guard let values = results(of: arguments.first?.value, for: pairs.map(\.value)) else { return .unknown }
            return .pairs(Array(zip(pairs.map(\.key), values)))
        case _ where Self.unorderedMethods.contains(name): return list(name, elements(of: pairs), arguments)
        default: return .unknown
        }
    }

    /// Tuples.
    func elements(of pairs: [(key: ManifestValue, value: ManifestValue)]) -> [ManifestValue] {
        pairs.map { Self.tuple([("key", $0.key), ("value", $0.value)]) }
    }

    /// What may be asked of elements in any order; that of a dictionary is not known.
    private static let unorderedMethods: Set<String> = [
        "map", "flatMap", "compactMap", "sorted", "contains", "allSatisfy", "reduce",
    ]

    private static let settingMethods: Set<String> = [
        "marketingVersion", "currentProjectVersion", "automaticCodeSigning", "manualCodeSigning", "codeSignIdentity",
        "codeSignIdentityAppleDevelopment", "appleGenericVersioningSystem", "versionInfo",
        "debugInformationFormat", "swiftCompilationMode", "swiftOptimizationLevel", "swiftActiveCompilationConditions",
        "otherLinkerFlags", "bitcodeEnabled",
    ]

    /// Of a key that both have, the second value holds, or what a function makes of the two.
    private func merged(
        _ pairs: [(key: ManifestValue, value: ManifestValue)],
        _ others: [(key: ManifestValue, value: ManifestValue)], by function: ManifestValue?
    ) -> ManifestValue {
        guard case .function(let choice, let captured)? = function else {
            return ManifestValue.pairs(pairs + others).limited
        }
        let chosen = others.map { other in
            let known = other.key.text.flatMap { ManifestValue.pairs(pairs).value(ofKey: $0) }
            return known.map { known in
                (
                    key: other.key,
                    value: invoke([choice], [(nil, known), (nil, other.value)], self: captured) ?? .unknown
                )
            } ?? other
        }
        return ManifestValue.pairs(pairs + chosen).limited
    }

    private static func text(_ name: String, _ text: String, _ arguments: Arguments) -> ManifestValue {
        switch name {
        case "lowercased": return .text(text.lowercased())
        case "uppercased": return .text(text.uppercased())
        case "hasPrefix": return arguments.first?.value.text.map { .truth(text.hasPrefix($0)) } ?? .unknown
        case "hasSuffix": return arguments.first?.value.text.map { .truth(text.hasSuffix($0)) } ?? .unknown
        case "contains":
            return arguments.first?.value.text.map { .truth(!text.ranges(of: $0).isEmpty) } ?? .unknown
        case "prefix", "suffix", "dropFirst", "dropLast": return part(name, of: text, arguments)
        case "appending": return arguments.first?.value.text.map { .text(text + $0) } ?? .unknown
        default: return .unknown
        }
    }

    private static func part(_ name: String, of text: String, _ arguments: Arguments) -> ManifestValue {
        guard case .number(let count) = arguments.first?.value ?? .number(1), count >= 0 else { return .unknown }
        switch name {
        case "prefix": return .text(String(text.prefix(count)))
        case "suffix": return .text(String(text.suffix(count)))
        case "dropFirst": return .text(String(text.dropFirst(count)))
        default: return .text(String(text.dropLast(count)))
        }
    }
}
