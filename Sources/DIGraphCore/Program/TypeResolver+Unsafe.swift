import SwiftFacts

/// Types that code whose memory safety is checked may use only where it says `unsafe`.
extension TypeResolver {
    /// Whether one of the types, or a part of it, is unsafe.
    func isUnsafe(_ signature: CanonicalSignature) -> Bool {
        signature.result.map(isUnsafe) ?? false || signature.parameters.contains(where: isUnsafe)
    }

    private func isUnsafe(_ type: TypeSyntax) -> Bool {
        if case .named(let parts) = type, isUnsafe(parts) { return true }
        return type.children.contains(where: isUnsafe)
    }

    /// What stands in an unsafe type is not unsafe for that: the `Pointee` of a pointer.
    private func isUnsafe(_ parts: [TypeSyntax.NamePart]) -> Bool {
        guard let last = parts.last?.name, symbols.unsafeNames.contains(last) else { return false }
        guard let declared = declared(parts) else { return LibraryTypes.unsafe.contains(last) }
        return declared.types.contains(where: symbols.isUnsafe)
    }
}
