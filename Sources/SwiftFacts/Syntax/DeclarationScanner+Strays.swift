/// Words where a declaration would begin, and that begin none.
extension DeclarationScanner {
    /// `vra name: String`, `final clas Store`, or, without a keyword, `final Store: Base {` and `name: String`: none of them
    /// is a statement either.
    func noteStrayWord(at index: Int, in context: Context) {
        guard buffer.kind(index) == .identifier, buffer.word(index) == .none else { return }
        let isModified = !buffer.noDeclaration.isEmpty && buffer.noDeclaration.upperBound == index
        guard isModified || buffer.startsLine(index) || buffer.isOpener(index - 1),
            let next = kindBehindStray(index, isModified: isModified, isMember: context.owner != nil)
        else { return }
        facts.addStrayWord(buffer.text(index), at: buffer.tokens[index].start, before: next)
    }

    private func kindBehindStray(_ index: Int, isModified: Bool, isMember: Bool) -> FileSummary.StrayWord.Next? {
        switch buffer.kind(index + 1) {
        case .identifier: return buffer.startsLine(index + 1) ? nil : .name
        // The label of a loop has a keyword behind it.
        case .colon: return isMember || buffer.word(index + 2) == .none ? .colon : nil
        case .leftParen where isModified: return .parenthesis
        case .leftBrace where isModified: return .brace
        default: return isModified && buffer.isAssignment(index + 1) ? .value : nil
        }
    }
}
