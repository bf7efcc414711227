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

    /// What is known where a call stands.
    struct Known {
        /// What stands for the plugin.
        var names: Set<String>
        /// The parameters that are given `true` or `false`, or have it without that.
        var flags: [String: Bool] = [:]
        /// What is not come to with these.
        var unreached: [Range<Int>] = []
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
    func targets(ofCall call: Range<Int>, named name: String, _ known: Known, depth: Int = 0) -> Set<String> {
        // Overloads may call each other.
        guard depth < 5, mentionsPlugin(in: call, known) else { return [] }
        let callee = manifest.word(at: call.lowerBound)
        guard !isDeclaration(at: call.lowerBound), let functions = functions[callee] else { return [name] }
        let given = arguments(of: call.lowerBound + callee.count)
        return functions.reduce(into: []) { targets, function in
            let inside = parameters(of: function, given: given, known)
            targets.formUnion(self.targets(madeBy: function, named: name, inside, depth: depth))
        }
    }

    private func mentionsPlugin(in range: Range<Int>, besidesNamedCalls isOutside: Bool = false, _ known: Known) -> Bool
    {
        mentionsPlugin(in: range, besidesNamedCalls: isOutside, names: known.names, besides: known.unreached)
    }

    /// Whether a call declares a target to the package itself.
    private func isDeclaration(at start: Int) -> Bool {
        let isMember = start > 0 && text[start - 1] == "."
        return isMember && ManifestText.kindsOfTargets.contains(manifest.word(at: start))
    }

    private func arguments(of open: Int) -> [Range<Int>] { manifest.parts(of: manifest.inside(open), at: [","]) }

    /// What is known in a function: its parameters stand for what they are given, or have without that.
    private func parameters(of function: Function, given: [Range<Int>], _ known: Known) -> Known {
        var unlabelled = given.filter { manifest.label(of: $0) == nil }[...]
        var result = Known(names: known.names)
        for parameter in function.parameters {
            let head = manifest.string(parameter).prefix { $0 != ":" }.split { $0.isWhitespace }.map(String.init)
            guard let label = head.first, let name = head.last else { continue }
            let argument = label == "_" ? unlabelled.popFirst() : given.first { manifest.label(of: $0) == label }
            if mentionsPlugin(in: argument ?? parameter, known) {
                result.names.insert(name)
            } else {
                result.names.remove(name)
            }
            let value = argument.map(manifest.withoutLabel) ?? manifest.parts(of: parameter, at: ["="]).last
            result.flags[name] = value.flatMap { flag(manifest.string(manifest.trimmed($0)), known) }
        }
        result.unreached = branches(notTakenIn: function.body, result.flags)
        for local in function.locals {
            let value = (local.range.lowerBound + local.name.count)..<local.range.upperBound
            if mentionsPlugin(in: value, besidesNamedCalls: true, result) {
                result.names.insert(local.name)
            } else {
                result.names.remove(local.name)
            }
        }
        return result
    }

    private func flag(_ value: String, _ known: Known) -> Bool? {
        value.hasPrefix("!") ? known.flags[String(value.dropFirst())].map(!) : Bool(value) ?? known.flags[value]
    }

    /// Of `isApp ? [needle] : []` and `if isApp { … } else { … }`.
    private func branches(notTakenIn body: Range<Int>, _ flags: [String: Bool]) -> [Range<Int>] {
        if flags.isEmpty { return [] }
        return body.compactMap { index -> Range<Int>? in
            guard !manifest.isNamePart(before: index) else { return nil }
            let word = manifest.word(at: index)
            guard let flag = flags[word], let next = manifest.nextPlace(from: index + word.count) else { return nil }
            let isNegated = text[index - 1] == "!"
            let (start, isTaken) = (isNegated ? index - 1 : index, flag != isNegated)
            if text[next] == "?", begins(start, after: "return", orMarks: ":=(,[{") {
                let colon = manifest.parts(of: next..<body.upperBound, at: [":"])[0].upperBound
                guard colon < body.upperBound else { return nil }
                return isTaken ? colon..<manifest.end(from: colon + 1, atAny: ",;)]}\n") : next..<colon
            }
            if text[next] == "{", begins(start, after: "if") {
                let block = next..<manifest.closing(of: next)
                if !isTaken { return block }
                let other = manifest.nextPlace(from: block.upperBound)
                if let other, manifest.word(at: other) == "else" { return blocks(from: other) }
                return manifest.string(block).contains("return ") ? rest(behind: block) : nil
            }
            guard manifest.word(at: next) == "else", begins(start, after: "guard") else { return nil }
            return isTaken ? blocks(from: next) : rest(behind: blocks(from: next))
        }
    }

    /// Of the block around it.
    private func rest(behind block: Range<Int>) -> Range<Int> {
        block.upperBound..<manifest.end(from: block.upperBound, atAny: "}")
    }

    /// `else { … }`, and `else if … { … } else { … }`.
    private func blocks(from start: Int) -> Range<Int> {
        guard let open = text[start...].firstIndex(of: "{") else { return start..<start }
        let end = manifest.closing(of: open)
        guard let next = manifest.nextPlace(from: end), manifest.word(at: next) == "else" else { return start..<end }
        return start..<blocks(from: next).upperBound
    }

    /// Whether what begins at a place is a whole condition, and no part of one.
    private func begins(_ place: Int, after word: String, orMarks marks: String = "") -> Bool {
        guard let last = text[..<place].lastIndex(where: { !$0.isWhitespace }) else { return false }
        return marks.contains(text[last]) || manifest.word(at: manifest.calleeStart(before: last + 1)) == word
    }

    /// The targets of that name, and of names made of it; only the first where the plugin is given in another way.
    private func targets(
        madeBy function: Function, named name: String, _ known: Known, depth: Int
    ) -> Set<String> {
        let makers = function.makers.filter { maker in
            !known.unreached.contains { $0.contains(maker.call.lowerBound) }
        }
        let holders = function.locals.filter { local in makers.contains { local.range.contains($0.call.lowerBound) } }
        var known = known
        known.names.subtract(holders.map(\.name))
        var targets: Set<String> = []
        for maker in makers {
            let made = filled(maker.name, with: name) ?? name
            targets.formUnion(self.targets(ofCall: maker.call, named: made, known, depth: depth + 1))
        }
        let told = makers.map(\.call) + function.locals.map(\.range).filter { !holders.map(\.range).contains($0) }
        let isGivenElsewhere = gaps(in: function.body, besides: told).contains {
            mentionsPlugin(in: $0, besidesNamedCalls: true, known)
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
