extension [DeclarationReference: ComponentClassifier.Classification] {
    /// A component class with each of the base classes that it has in the branches of an `#if`.
    func variants(of reference: DeclarationReference) -> [DeclarationReference] {
        var variants: [DeclarationReference] = []
        while self[reference.variant(variants.count)] != nil {
            variants.append(reference.variant(variants.count))
        }
        return variants
    }
}

extension DeclarationReference {
    /// The class with another of its base classes.
    func variant(_ number: Int) -> DeclarationReference {
        DeclarationReference(summary: summary, type: type, variant: number)
    }
}
