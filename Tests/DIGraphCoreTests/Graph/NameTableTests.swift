@testable import DIGraphCore
import SwiftFacts
import Testing

/// Names that differ in their last letters only are as far apart in a table as any others.
@Suite struct NameTableTests {
    @Test(arguments: ["A", "Child", "MyChild", "ScoreOf", "AVeryLongNameOfA"])
    func namesWithOneBeginningAreSpread(_ beginning: String) {
        let slots = 4096
        let names = (100..<1000).map { "\(beginning)\($0)" }
        let taken = Set(names.map { NameHash.slot(of: NameHash($0).rawValue, in: slots) })
        // Of 900 throws at random some 808 slots are hit.
        #expect(taken.count > 760)
    }

    @Test func conditionsAroundAreLeftOut() {
        let all = ["A", "B", "C"].map(Condition.test)
        #expect(all.without([]) == all)
        #expect(all.without(Array(all[..<2])) == [all[2]])
        #expect(all.without([all[2], all[0]]) == [all[1]])
    }
}
