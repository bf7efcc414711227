/// Words that no compiler accepts where they stand, after which a file may be read wrongly.
extension DeclarationScanner {
    /// `vra name: String`, `final clas Store`, or, without a keyword, `final Store: Base {` and `name: String`: none of them
    /// is a statement either.
    func noteStrayWord(at index: Int, in context: Context) {
        let isMember = context.owner != nil
        switch buffer.kind(index) {
        case .identifier where buffer.word(index) == .none: break
        case .leftParen where isMember && mayBeginDeclaration(index): return noteStray(index, .bracket)
        case .pound where buffer.word(index) == .none && buffer.branch(at: index) != .none:
            // The arguments of a macro are no condition; and who lost the `#if` has no branch here.
            if buffer.text(index).hasPrefix("#e"), buffer.kind(index + 1) != .leftParen { noteStray(index, .directive) }
            return
        default: return
        }
        let isModified = !buffer.noDeclaration.isEmpty && buffer.noDeclaration.upperBound == index
        let start = isModified ? buffer.noDeclaration.lowerBound : index
        guard mayBeginDeclaration(start),
            let fault = faultOfStray(index, isModified: isModified, isMember: isMember)
        else { return }
        noteStray(index, fault)
    }

    /// What stands behind a colon belongs to a declaration that is not known as one.
    private func mayBeginDeclaration(_ index: Int) -> Bool {
        buffer.isOpener(index - 1)
            || buffer.startsLine(index) && buffer.kind(index - 1) != .colon && buffer.kind(index - 1) != .comma
    }

    private func faultOfStray(_ index: Int, isModified: Bool, isMember: Bool) -> FileSummary.StrayWord.Fault? {
        switch buffer.kind(index + 1) {
        case .identifier: return buffer.startsLine(index + 1) ? nil : .name
        // The label of a loop has a keyword behind it.
        case .colon: return isMember || buffer.word(index + 2) == .none ? .colon : nil
        case .leftParen where isModified: return .parenthesis
        case .leftBrace where isModified: return .brace
        default: return isModified && buffer.isAssignment(index + 1) ? .value : nil
        }
    }

    /// `let rows Int`, in a type: elsewhere `let x else` may follow a condition.
    func noteMissingColon(behind name: Int, in context: Context) {
        guard context.owner != nil, !context.isLocal, !buffer.startsLine(name + 1) else { return }
        switch buffer.kind(name + 1) {
        case .identifier, .leftBracket, .leftParen: noteStray(name, .type)
        default: break
        }
    }

    /// `(_ id Int)`: what stands behind the names of a parameter is no colon.
    func noteMissingColon(ofParameter names: [Int], before next: Int) {
        switch buffer.kind(next) {
        case .leftBracket, .leftParen: if let last = names.last { noteStray(last, .type) }
        default: if names.count > 1 { noteStray(names[names.count - 2], .type) }
        }
    }

    /// A type in a protocol, and an extension in a type: a brace is missing above, or stands too far below.
    func noteMisplacedType(_ kind: TypeDeclaration.Kind, at index: Int, named name: String, in context: Context) {
        guard context.owner != nil, !context.isLocal, kind == .extension || context.isProtocol else { return }
        let fault = kind == .extension ? FileSummary.StrayWord.Fault.extensionInType : .inProtocol
        // What follows the first one is in there for the same reason.
        if misplacedOwner == context.owner { return }
        misplacedOwner = context.owner
        facts.addStrayWord(context.prefix + name.lastNamePart, at: buffer.tokens[index].start, fault)
    }

    private func noteStray(_ index: Int, _ fault: FileSummary.StrayWord.Fault) {
        facts.addStrayWord(buffer.text(index), at: buffer.tokens[index].start, fault)
    }
}
