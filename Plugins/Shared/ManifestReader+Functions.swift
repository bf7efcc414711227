import Foundation

/// Which targets a function of the manifest gives the plugin: `feature("Cart")` may make `Cart` without it and `CartTests`
/// with it.
extension ManifestReader {
    struct Function {
        /// `_ name: String`
        let parameters: [Range<Int>]
        let body: Range<Int>
        let locals: [Declaration]
        var makers: [Maker] = []
    }

    /// A call in a function that makes a target, whose name is computed.
    struct Maker {
        let call: Range<Int>
        let name: Range<Int>
    }

    mutating func addFunctions() {
        for index in text.indices where text[index] == "f" && !manifest.isNamePart(before: index) {
            guard text[index...].starts(with: "func "), let open = text[index...].firstIndex(of: "("),
                let body = text[manifest.closing(of: open)...].firstIndex(of: "{")
            else { continue }
            let range = body..<manifest.closing(of: body)
            let locals = declarations.filter { range.contains($0.range.lowerBound) }
            functions[manifest.word(at: index + 5), default: []].append(
                Function(parameters: arguments(of: open), body: range, locals: locals))
        }
        functions = functions.mapValues { functions in
            functions.map { function in
                var function = function
                function.makers = makers(in: function.body)
                return function
            }
        }
    }

    /// The targets with the plugin that a call with the name of one declares or makes.
    ///
    /// - Parameter names: what stands for the plugin where the call is.
    func targets(ofCall call: Range<Int>, named name: String, names: Set<String>, depth: Int = 0) -> Set<String> {
        // Overloads may call each other.
        guard depth < 5, mentionsPlugin(in: call, names: names) else { return [] }
        let callee = manifest.word(at: call.lowerBound)
        guard !isDeclaration(at: call.lowerBound), let functions = functions[callee] else { return [name] }
        let given = arguments(of: call.lowerBound + callee.count)
        return functions.reduce(into: []) { targets, function in
            let names = parameters(of: function, given: given, names: names)
            targets.formUnion(self.targets(madeBy: function, named: name, names: names, depth: depth))
        }
    }

    /// Whether a call declares a target to the package itself.
    private func isDeclaration(at start: Int) -> Bool {
        let isMember = start > 0 && text[start - 1] == "."
        return isMember && ["target", "executableTarget", "testTarget"].contains(manifest.word(at: start))
    }

    private func arguments(of open: Int) -> [Range<Int>] { manifest.parts(of: manifest.inside(open), at: [","]) }

    /// What stands for the plugin in a function: its parameters for what they are given, or have without that.
    private func parameters(of function: Function, given: [Range<Int>], names: Set<String>) -> Set<String> {
        var unlabelled = given.filter { manifest.label(of: $0) == nil }[...]
        return function.parameters.reduce(into: names) { result, parameter in
            let head = manifest.string(parameter).prefix { $0 != ":" }.split { $0.isWhitespace }.map(String.init)
            guard let label = head.first, let name = head.last else { return }
            let argument = label == "_" ? unlabelled.popFirst() : given.first { manifest.label(of: $0) == label }
            if mentionsPlugin(in: argument ?? parameter, names: names) {
                result.insert(name)
            } else {
                result.remove(name)
            }
        }
    }

    /// The targets of that name, and of names made of it; only the first where the plugin is given in another way.
    private func targets(
        madeBy function: Function, named name: String, names: Set<String>, depth: Int
    ) -> Set<String> {
        let makers = function.makers
        let holders = function.locals.filter { local in makers.contains { local.range.contains($0.call.lowerBound) } }
        let names = names.subtracting(holders.map(\.name))
        var targets: Set<String> = []
        for maker in makers {
            let made = filled(maker.name, with: name) ?? name
            targets.formUnion(self.targets(ofCall: maker.call, named: made, names: names, depth: depth + 1))
        }
        let known = makers.map(\.call) + function.locals.map(\.range).filter { !holders.map(\.range).contains($0) }
        let isGivenElsewhere = gaps(in: function.body, besides: known).contains {
            mentionsPlugin(in: $0, besidesNamedCalls: true, names: names)
        }
        return isGivenElsewhere ? targets.union([name]) : targets
    }

    private func makers(in body: Range<Int>) -> [Maker] {
        var makers: [Maker] = []
        for open in body where text[open] == "(" && open >= makers.last?.call.upperBound ?? 0 {
            let start = manifest.calleeStart(before: open)
            let callee = manifest.word(at: start)
            let arguments = arguments(of: open)
            let isDeclaration = isDeclaration(at: start)
            guard isDeclaration || functions[callee] != nil,
                let argument = arguments.first(where: { manifest.label(of: $0) == "name" })
                    ?? (isDeclaration ? nil : arguments.first)
            else { continue }
            let name = manifest.trimmed(manifest.withoutLabel(argument))
            if let first = name.first, text[first] != "\"" || namedCall(at: first) == nil {
                makers.append(Maker(call: start..<manifest.closing(of: open), name: name))
            }
        }
        return makers
    }

    /// A sum of texts and names, or `"\(name)Tests"`, where each name is that of the call.
    private func filled(_ name: Range<Int>, with value: String) -> String? {
        let terms = manifest.parts(of: name, at: ["+"]).map { term -> String? in
            let term = manifest.trimmed(term)
            if manifest.word(at: term.lowerBound).count == term.count { return value }
            guard text[term.lowerBound] == "\"", manifest.closing(of: term.lowerBound) == term.upperBound else {
                return nil
            }
            let parts = manifest.string(term.dropFirst().dropLast()).components(separatedBy: "\\(")
            return parts.dropFirst().reduce(parts[0]) { $0 + value + $1.drop { $0 != ")" }.dropFirst() }
        }
        return terms.contains(nil) ? nil : terms.compactMap { $0 }.joined()
    }

    private func gaps(in range: Range<Int>, besides known: [Range<Int>]) -> [Range<Int>] {
        var start = range.lowerBound
        var gaps: [Range<Int>] = []
        for part in known.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if part.lowerBound > start { gaps.append(start..<part.lowerBound) }
            start = max(start, part.upperBound)
        }
        return start < range.upperBound ? gaps + [start..<range.upperBound] : gaps
    }
}
