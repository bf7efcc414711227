import SwiftFacts

extension Rule {
    package static let unreadableSource = Rule(
        id: "unreadable-source",
        find: unreadableSources,
        explanation: Explanation(
            title: "a source that cannot be read",
            meaning: """
                One of these is true of the file, and the message says which:

                - The system refuses to open it, or its bytes are not UTF-8 text.
                - Version control left both sides of a conflict in it.
                - Brackets, or `#if`, are nested in each other more than 1,000 deep.
                - One name is declared in it more than 256 times, under `#if`.
                - A comment or a string is not closed.
                - A bracket is not closed, or closes nothing; a word such as `clas`, or a name, stands where a
                  declaration begins; a type stands in a protocol, or has no `:` before it. That is told only
                  where something else is wrong, and in place of it, for the rest may come of it.

                All other files are read, but nothing is generated.
                """,
            reason: """
                The file may hold a component, a creation or a provider. To go on without it would drop a part of
                the graph in silence. Nor does the Swift compiler accept such a file, unless it is one with a name
                in hundreds of branches of `#if`: these are all compared with each other.
                """,
            fix: """
                - Save the file as UTF-8; the finding is at the first byte that is not.
                - Make it readable, or mend the link that leads nowhere.
                - Keep one side of the conflict, and delete its marks.
                - Write the keyword that was meant, or that is missing.
                - Close what is left open, or split what is nested too deeply; the compiler reads 256 levels.
                - Declare a name once, and what differs inside of it under `#if`.
                - If it is no source of the app, exclude it: `--exclude-paths`, or `"excludePaths"` in needle.json.
                """,
            example: """
                  import DIRuntime

                - /// Saved as ISO 8859-1, where the second letter is the single byte FC.
                + /// Saved as UTF-8, where the second letter is the two bytes C3 BC.
                  final class RootComponent: BootstrapComponent {
                      var city: String { "Zürich" }  // reported here
                  }
                """))

    private static func unreadableSources(in inspection: Inspection) -> [Diagnostic] {
        inspection.scanned.faults.map(unreadable)
            + inspection.scanned.summaries.compactMap { summary in
                summary.unread.map { unread(SourceLocation(file: summary.file, offset: $0.offset), $0.reason) }
            }
    }

    private static func unreadable(_ fault: SourceFault) -> Diagnostic {
        let start = SourceLocation(file: fault.file, offset: 0)
        return switch fault.reason {
        case .unreadable(let reason): .unreadableSource(reason: reason, at: start)
        case .notText: .unreadableSource(invalidByteAt: start)
        }
    }

    private static func unread(_ location: SourceLocation, _ reason: FileSummary.UnreadReason) -> Diagnostic {
        let (problem, edit) =
            switch reason {
            case .tooDeep:
                (
                    "the source is nested more than 1,000 levels deep here",
                    "close what is left open, or split it: the Swift compiler reads 256 levels"
                )
            case .conflict:
                (
                    "a conflict of version control begins here, with both of its sides",
                    "keep one of them, and delete the marks"
                )
            case .tooManyOfOneName:
                (
                    "this name is declared more than 256 times in the file, so the file is not read",
                    "declare it once, and what differs inside of it under `#if`"
                )
            case .unclosedComment:
                ("this comment is not closed, so all that follows belongs to it", "close it with '*/'")
            case .unclosedString:
                ("this string is not closed, so what follows cannot be read", "close it with its quotes")
            }
        return Diagnostic(.unreadableSource, at: location, problem, edit: edit)
    }
}

extension Inspection {
    /// What no Swift compiler accepts either: then the findings may be about what nobody wrote.
    func syntaxErrors() -> [Diagnostic] {
        scanned.summaries.flatMap { summary in
            let unmatched = summary.unmatched.map { offset in
                Diagnostic.unreadableSource(
                    unmatchedAt: SourceLocation(file: summary.file, offset: offset),
                    likely: summary.likelyUnmatched.map { SourceLocation(file: summary.file, offset: $0) })
            }
            return (unmatched.map { [$0] } ?? [])
                + summary.strayWords.filter { unmatched == nil || !$0.fault.isOfBrace }.compactMap { stray in
                    .strayWord(stray, at: SourceLocation(file: summary.file, offset: stray.offset))
                }
        }
    }
}

extension FileSummary.StrayWord.Fault {
    /// What may come of a brace that is missing.
    fileprivate var isOfBrace: Bool { self == .inProtocol || self == .extensionInType }
}

extension FileSummary {
    /// Whether what is nearly a keyword hides a component, or members of one.
    var hasMisspeltTypeKeyword: Bool {
        strayWords.contains { stray in
            stray.fault == .name
                && Diagnostic.keywords(like: stray.word).contains { ["class", "extension", "typealias"].contains($0) }
        }
    }
}

extension ScannedSources {
    /// Whether all files that were looked into could be read.
    var isReadable: Bool { faults.isEmpty && summaries.allSatisfy { $0.unread == nil } }
}

extension Diagnostic {
    /// A source that the system would not read, for the reason that it gave.
    fileprivate static func unreadableSource(reason: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unreadableSource,
            at: location,
            "the source cannot be read (\(reason))",
            edit: "make the file readable, or exclude it from the sources"
        )
    }

    /// A source that is not UTF-8 text from a byte on, which is where it is reported.
    fileprivate static func unreadableSource(invalidByteAt location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unreadableSource,
            at: location,
            "the source is not UTF-8 text, since the byte here begins no character",
            edit: "save the file as UTF-8, or exclude it from the sources"
        )
    }

    /// A source with a bracket that nothing closes, or that closes nothing.
    fileprivate static func unreadableSource(
        unmatchedAt location: SourceLocation, likely: SourceLocation?
    ) -> Diagnostic {
        Diagnostic(
            .unreadableSource,
            at: location,
            "this bracket has no other one to it, so the graph cannot be read from here on",
            edit: "close it or, if it closes nothing, open or delete it",
            notes: likely.map { [Note("by the lines around, it may be this bracket that is not closed", at: $0)] } ?? []
        )
    }

    /// A word that no compiler accepts where it stands; nil for one that may be a name, as that of a macro.
    fileprivate static func strayWord(
        _ stray: FileSummary.StrayWord, at location: SourceLocation
    ) -> Diagnostic? {
        let (word, inner) = (stray.word, stray.word.lastNamePart)
        let outer = stray.word.outerName.lastNamePart
        func fault(_ fault: String, edit: String) -> Diagnostic {
            Diagnostic(
                .unreadableSource, at: location, "\(fault), so the graph cannot be read from here on", edit: edit)
        }
        switch stray.fault {
        case .name:
            return misspelt(word, "begins no declaration", keywords(like: word), at: location)
        case .directive:
            let similar = SimilarNames.similar(to: word, upTo: 2, in: ["#else", "#elseif", "#endif"])
            return misspelt(word, "is no directive", similar, at: location)
        case .parenthesis: return fault("'\(word)' begins no declaration", edit: "write 'func' before it")
        case .bracket: return fault("'\(word)' begins no declaration", edit: "write 'var' or 'let' before it")
        case .colon, .brace, .value:
            let keyword = word.first?.isUppercase == true ? "'class', or another keyword," : "'var' or 'let'"
            return fault("'\(word)' begins no declaration", edit: "write \(keyword) before it")
        case .type: return fault("no ':' stands between '\(word)' and its type", edit: "write '\(word):'")
        case .inProtocol:
            return fault(
                "'\(inner)' is declared in the protocol '\(outer)', which holds no types",
                edit: "close '\(outer)' before it")
        case .extensionInType:
            return fault(
                "the extension of '\(inner)' stands in '\(outer)', and not at the top of the file",
                edit: "close '\(outer)' before it")
        }
    }

    private static func misspelt(
        _ word: String, _ fault: String, _ similar: [String], at location: SourceLocation
    ) -> Diagnostic? {
        if similar.isEmpty { return nil }
        return Diagnostic(
            .unreadableSource, at: location, "'\(word)' \(fault), so the graph cannot be read from here on",
            unknown: word, similar: similar, edit: "delete it")
    }

    fileprivate static func keywords(like word: String) -> [String] {
        SimilarNames.similar(to: word, upTo: max(1, word.count / 3), in: declarationWords)
    }

    private static let declarationWords = [
        "actor", "associatedtype", "case", "class", "convenience", "enum", "extension", "fileprivate", "final", "func",
        "import", "internal", "lazy", "let", "mutating", "nonisolated", "open", "override", "package", "private",
        "protocol", "public", "required", "static", "struct", "typealias", "unowned", "var", "weak",
    ]
}
