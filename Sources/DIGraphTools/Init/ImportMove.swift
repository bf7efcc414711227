import DIGraphReports
import SwiftFacts

/// Moves a source from NeedleFoundation to DIRuntime: its imports, the names that it qualifies by the module, and what it
/// unwraps though it is not optional any more.
///
///     @testable import NeedleFoundation            import DIRuntime
///     typealias Scope = NeedleFoundation.Scope     typealias Scope = DIRuntime.Scope
///     Player(loader: dependency!.loader)           Player(loader: dependency.loader)
///
/// Comments and strings stay as they are. The registries of Needle, which tests use, are in a library of their own that
/// brings DIRuntime along.
struct ImportMove {
    private static let runtime = "DIRuntime"
    static let compatibility = "DIRuntimeNeedleCompatibility"
    private static let registries = ["__DependencyProviderRegistry", "__PluginExtensionProviderRegistry"]
    private static let testNames = ["mockComponentPathBuilder", "MockComponentPathBuilder", "MockComponentPath"]
    private static let importedKinds = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]
    private static let optionalsOfNeedle = ["dependency", "pluginExtension"]
    private static let modifiers = ["public", "package", "internal", "fileprivate", "private"]

    private let bytes: UnsafeBufferPointer<UInt8>
    private let tokens: TokenList
    private var edits: [TextEdit] = []

    /// The edits of a source, in its order; none when it does not speak of NeedleFoundation.
    static func edits(of bytes: [UInt8]) -> [TextEdit] {
        bytes.withUnsafeBufferPointer { bytes in
            guard bytes.firstOffset(of: "NeedleFoundation", from: 0) != nil else { return [] }
            var move = ImportMove(bytes: bytes, tokens: Lexer.tokenize(bytes).tokens)
            move.findEdits()
            return move.edits
        }
    }

    private mutating func findEdits() {
        let usesRegistries = tokens.indices.contains { Self.registries.contains(name($0)) }
        let unwrapped = tokens.indices.contains(where: isImport) ? Self.optionalsOfNeedle.filter(isOnlyInherited) : []
        for index in tokens.indices {
            switch name(index) {
            case "NeedleFoundation": moveName(at: index, to: usesRegistries ? Self.compatibility : Self.runtime)
            case "NeedleFoundationTest": moveName(at: index, to: Self.compatibility)
            case let name where unwrapped.contains(name) && isUnwrapped(index): replace(index + 1, by: "")
            default: break
            }
        }
    }

    private func isImport(_ index: Int) -> Bool {
        name(index) == "NeedleFoundation" && importKeyword(before: index) != nil
    }

    /// The lines on which a source takes for an optional what is none here: `dependency?.loader`, `guard let dependency`,
    /// `if let found = dependency`. What to write in their place depends on the code around them.
    static func linesOfOptionals(in bytes: [UInt8]) -> [Int] {
        bytes.withUnsafeBufferPointer { bytes in
            let move = ImportMove(bytes: bytes, tokens: Lexer.tokenize(bytes).tokens)
            let tokens = move.tokens
            let inherited = Self.optionalsOfNeedle.filter(move.isOnlyInherited)
            let uses = tokens.indices.filter { index in
                inherited.contains(move.name(index)) && (move.isChained(index) || move.isBound(index))
            }
            var (line, position) = (1, 0)
            return uses.map { use in
                line += bytes[position..<move.start(use)].count { $0 == Byte.lineFeed }
                position = move.start(use)
                return line
            }.withoutRepetition()
        }
    }

    private func isChained(_ index: Int) -> Bool {
        isOwn(index) && isMark(index + 1, "?") && touchesNext(index) && kind(index + 2) == .period
    }

    /// `guard let dependency`, `if let found = self.dependency {`.
    private func isBound(_ index: Int) -> Bool {
        guard isOwn(index), ![.period, .operatorCharacter, .leftParen, .leftBracket].contains(kind(index + 1)) else {
            return false
        }
        let first = name(index - 2) == "self" ? index - 2 : index
        if isBinding(first - 1) { return true }
        return isMark(first - 1, "=") && kind(first - 2) == .identifier && isBinding(first - 3)
    }

    /// The `let` or `var` of a condition.
    private func isBinding(_ index: Int) -> Bool {
        guard name(index) == "let" || name(index) == "var" else { return false }
        return ["if", "guard", "while"].contains(name(index - 1)) || kind(index - 1) == .comma
    }

    /// Whether a source declares nothing of the name itself, which may be optional.
    private func isOnlyInherited(_ member: String) -> Bool {
        !tokens.indices.contains { index in
            name(index) == member && (isDeclared(index) || isTyped(index))
        }
    }

    /// `let dependency`, not `guard let dependency`, which is not optional.
    private func isDeclared(_ index: Int) -> Bool {
        ["let", "var", "func", "case", "weak"].contains(name(index - 1)) && !isBinding(index - 1)
    }

    /// `dependency: any Loading`, not the label of an argument.
    private func isTyped(_ index: Int) -> Bool {
        guard kind(index + 1) == .colon else { return false }
        let next = name(index + 2)
        return next.first?.isUppercase == true || next == "any" || next == "some"
    }

    /// `dependency!` and `self.dependency!`, not `dependency != nil`.
    private func isUnwrapped(_ index: Int) -> Bool {
        guard isOwn(index), isMark(index + 1, "!") else { return false }
        return touchesNext(index) && (kind(index + 2) != .operatorCharacter || !touchesNext(index + 1))
    }

    private func isOwn(_ index: Int) -> Bool { kind(index - 1) != .period || name(index - 2) == "self" }

    private func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
        kind(index) == .operatorCharacter && bytes[start(index)] == UInt8(ascii: mark)
    }

    private func touchesNext(_ index: Int) -> Bool { start(index + 1) == tokens[index].end }

    private mutating func moveName(at index: Int, to imported: String) {
        if kind(index - 1) == .period { return }
        if let keyword = importKeyword(before: index) {
            removeTestable(before: keyword)
            replace(index, by: imported)
        } else if name(index - 2) == "canImport" {
            replace(index, by: imported)
        } else if kind(index + 1) == .period || kind(index + 1) == .moduleSelector {
            let member = name(index + 2)
            let isOfTests = Self.registries.contains(member) || Self.testNames.contains(member)
            replace(index, by: isOfTests ? Self.compatibility : Self.runtime)
        }
    }

    /// The `import` that the name belongs to; a kind may stand between them.
    private func importKeyword(before index: Int) -> Int? {
        if name(index - 1) == "import" { return index - 1 }
        return Self.importedKinds.contains(name(index - 1)) && name(index - 2) == "import" ? index - 2 : nil
    }

    /// What tests used through `@testable` is public.
    private mutating func removeTestable(before keyword: Int) {
        var index = keyword - 1
        while index > 0 {
            if kind(index - 1) == .at {
                if name(index) == "testable" {
                    edits.append(TextEdit(start(index - 1)..<start(index + 1), ""))
                }
                index -= 2
            } else if Self.modifiers.contains(name(index)) {
                index -= 1
            } else {
                return
            }
        }
    }

    private mutating func replace(_ index: Int, by text: String) {
        edits.append(TextEdit(start(index)..<Int(tokens[index].end), text))
    }

    // MARK: Tokens

    private func kind(_ index: Int) -> Token.Kind {
        tokens.indices.contains(index) ? tokens[index].kind : .endOfFile
    }

    private func start(_ index: Int) -> Int { Int(tokens[index].start) }

    /// Empty for what is no name; a keyword in backticks is none.
    private func name(_ index: Int) -> String {
        guard kind(index) == .identifier else { return "" }
        return String(decoding: bytes[start(index)..<Int(tokens[index].end)], as: UTF8.self)
    }
}
