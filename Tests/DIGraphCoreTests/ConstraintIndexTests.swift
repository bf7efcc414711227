import Testing

@testable import DIGraphCore

/// The index leaves out none of the signatures that a comparison with each finds.
@Suite struct ConstraintIndexTests {
    @Test(arguments: 0..<40) func noneIsLeftOut(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let all = (0..<40).map { _ in signature(&random) }
        var index = ConstraintIndex()
        for generics in all { index.add(generics) }
        for asked in all + (0..<20).map({ _ in signature(&random) }) {
            let (weaker, stronger) = (index.weaker(than: asked), index.stronger(than: asked))
            #expect(weaker == weaker.sorted() && stronger == stronger.sorted())
            for (number, generics) in all.enumerated() {
                if generics.takes(asked) { #expect(weaker.contains(number)) }
                if asked.takes(generics) { #expect(stronger.contains(number)) }
            }
        }
    }

    @Test func fewAreLeftToCompare() {
        var index = ConstraintIndex()
        let all = (0..<100).map { number in
            GenericSignature(kinds: ["type"], constraints: ["τ0: P\(number)", "τ0: Sendable"], implied: [])
        }
        for generics in all { index.add(generics) }
        #expect(all.allSatisfy { index.weaker(than: $0).count <= 2 && index.stronger(than: $0).count == 1 })
    }

    /// Of few constraints, so that some ask for less than others.
    private func signature(_ random: inout SeededGenerator) -> GenericSignature {
        let constraints = ["τ0: A", "τ0: B", "τ0: C", "τ0: ~Copyable", "τ0: Sendable", "τ1: A", "τ1: ~Escapable"]
        let own = constraints.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
        let implied = own.contains("τ0: A") && Bool.random(using: &random) ? ["τ0: B"] : []
        return GenericSignature(
            kinds: ["type", "type"], constraints: own.sorted(), implied: Set(implied).subtracting(own))
    }
}
