import SwiftFacts

/// Classes that are created as components are, and that the sources do not show to be components: none of them may
/// vanish without a word.
extension ScopeGraphBuilder {
    /// Keeps a creation of a class that is no component, as far as is known, for when all creations are known.
    /// False where the class is surely none.
    func keepsUnrecognized(_ creation: Creation, owner: Owner?, in summaryIndex: Int) -> Bool {
        for declaration in classesMade(by: creation, owner: owner, in: summaryIndex) {
            guard let base = classifier.unknownBases[declaration], classifier.classifications[declaration] == nil else {
                continue
            }
            switch protocolTable.likeness(of: base) {
            case .none: continue
            case .possible:
                guard creation.parentIsSelf, isScope(owner), !takesParentItself(declaration) else { continue }
            case .certain: break
            }
            keep(creation, of: declaration, base, in: summaryIndex)
            return true
        }
        return false
    }

    private func keep(
        _ creation: Creation, of declaration: DeclarationReference, _ base: ComponentClassifier.UnknownBase,
        in summaryIndex: Int
    ) {
        if base.runtimeKind != nil {
            keepUnseen(declaration, base, at: creation, .created, in: summaryIndex)
        } else if protocolTable.likeness(of: base) == .certain {
            rejections.createdOfUnknownBase.insert(declaration)
        } else {
            reject(
                creation, in: summaryIndex, child: symbols.key(of: declaration).name,
                .unknownBase(base.name.joined(separator: ".")), unrecognized: declaration)
        }
    }

    private func keepUnseen(
        _ declaration: DeclarationReference, _ base: ComponentClassifier.UnknownBase, at creation: Creation,
        _ place: UnseenComponent.Place, in summaryIndex: Int
    ) {
        rejections.unseen.append(
            UnseenComponent(
                declaration: declaration, base: base, summary: summaryIndex,
                location: symbols.location(at: creation.offset, in: summaryIndex), place: place))
    }

    /// Whether a creation in a class that is no component, as far as is known, is explained by that.
    func keepsCreation(
        _ creation: Creation, _ children: [ScopeID], inUnrecognized owner: Owner?, in summaryIndex: Int
    ) -> Bool {
        guard let owner, owner.ids.isEmpty, let (declaration, base) = unrecognizedScope(owner) else { return false }
        if base.runtimeKind != nil {
            keepUnseen(declaration, base, at: creation, .creates, in: summaryIndex)
        } else {
            inUnknownBase.append((declaration, creation, summaryIndex, children))
        }
        unlinked.formUnion(children)
        return true
    }

    /// Where a class of an unknown base is itself created, that is the finding.
    func rejectCreationsInUnknownBases() {
        for (owner, creation, summaryIndex, children) in inUnknownBase
        where !rejections.createdOfUnknownBase.contains(owner) {
            reject(
                creation, in: summaryIndex, child: components[children[0].index].name, .outsideComponent,
                unrecognized: owner)
        }
    }

    // MARK: What a class looks like

    private func isScope(_ owner: Owner?) -> Bool {
        guard let owner else { return false }
        return !owner.ids.isEmpty || unrecognizedScope(owner) != nil
    }

    private func unrecognizedScope(
        _ owner: Owner
    ) -> (declaration: DeclarationReference, base: ComponentClassifier.UnknownBase)? {
        for declaration in owner.key.types {
            if let base = classifier.unknownBases[declaration], protocolTable.likeness(of: base) == .certain {
                return (declaration, base)
            }
        }
        return nil
    }

    /// Whether the class, or one that it inherits from, has a `parent` of its own: an initialiser that does not pass it
    /// on to its base class, or a property. A component gets both from the runtime.
    func takesParentItself(_ declaration: DeclarationReference) -> Bool {
        symbols.classes(from: symbols.key(of: declaration)).contains { key in
            key.types.contains { takesParent($0, passedOnBy: .superInitializer) }
                || key.extensions.contains { takesParent($0, passedOnBy: .selfInitializer) }
        }
    }

    private func takesParent(_ part: DeclarationReference, passedOnBy delegation: Callee) -> Bool {
        let members = symbols.declaration(part).members
        if members.contains(where: { $0.kind == .property && $0.name == "parent" && !$0.isStatic }) { return true }
        let hasInitialiser = members.contains { member in
            member.kind == .initializer && member.parameters.contains { $0.label == "parent" }
        }
        guard hasInitialiser else { return false }
        return !symbols.summaries[part.summary].creations.contains { $0.owner == part.type && $0.callee == delegation }
    }
}
