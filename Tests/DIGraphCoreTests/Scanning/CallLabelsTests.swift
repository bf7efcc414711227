@testable import DIGraphCore
import SwiftFacts
import Testing

/// Which calls fit a list of parameters, as the compiler decides it by labels.
@Suite struct CallLabelsTests {
    @Test(arguments: [
        ("()", "()"), ("(a: Int = 1)", "()"), ("(a: Int...)", "()"), ("(a: Int...)", "(a:_:_:)"), ("(a: Int)", "(a:)"),
        ("(_ a: Int)", "(_:)"), ("(a: Int = 1, b: Int)", "(b:)"), ("(a: Int, b: Int = 1)", "(a:)"),
        ("(_ a: Int..., b: Int)", "(_:_:b:)"), ("(a: Int, run: () -> Void)", "(a:){}"),
        ("(run: () -> Void = {})", "(){}"),
        ("(a: Int, run: () -> Void)", "(a:run:)"), ("(a: Int = 1, run: () -> Void)", "(){}"),
    ])
    func fits(parameters: String, call: String) { #expect(fit(parameters, call)) }

    @Test(arguments: [
        ("()", "(a:)"), ("()", "(){}"), ("(a: Int)", "()"), ("(a: Int)", "(b:)"), ("(a: Int)", "(_:)"),
        ("(_ a: Int)", "(a:)"),
        ("(a: Int, b: Int = 1)", "(b:)"), ("(a: Int, b: Int)", "(b:a:)"), ("(a: Int)", "(a:_:)"),
        ("(a: Int, b: Int)", "(){}"),
        ("(a: Int)", "(a:){}"), ("(run: () -> Void, a: Int)", "(a:){}"),
    ])
    func doesNotFit(parameters: String, call: String) { #expect(!fit(parameters, call)) }

    /// What the scanner keeps of values that show a type.
    @Test(arguments: [
        ("A()", ["()"]), ("A(a: 1, 2)", ["(a:_:)"]), ("A { 1 }", ["(){}"]), ("A(b: x ? y : z) { 1 }", ["(b:){}"]),
        ("Box<(Int, Int)>(x ? y : z)", ["(_:)"]), ("A.init(a: 1)!", ["(a:)"]),
        ("[A(a: 1), A(b: 2), A(a: 3)]", ["(a:)", "(b:)"]),
        ("(A(), [\"a\": A(c: 1)])", ["()", "(c:)"]), ("shared { A(a: 1) }", ["(a:)"]), ("try! A(a: 1)", ["(a:)"]),
    ])
    func keepsLabels(value: String, calls: [String]) {
        #expect(member(of: "let made = \(value)")?.calls == calls.map(labels))
    }

    @Test(arguments: [
        ("A.b", "A.b"), ("A.b.c(d: 1, 2).e", "A.b.c(d:_:).e"), ("make()", "make()"), ("self.a.b { 1 }", "self.a.b(){}"),
        ("A.b!", "A.b!"), ("A<B>.c", "A.c"), ("a ?? b", ""), ("x ? A.b : A.c", ""), ("{ f(); return 1 }()", ""),
        ("A.b[0]", ""),
        ("if x { 1 } else { 2 }", ""), ("try? a.b()", ""), ("A.b?.c", ""), ("a.b + 1", ""), ("A.b as? C ?? d", ""),
        ("shared { A.b }", "A.b"), ("unsafe A.b", "A.b"), ("try! A.b()", "A.b()"),
    ])
    func keepsPaths(value: String, path: String) {
        let member = member(of: "let made = \(value)")
        let steps = path.split(separator: ".").map { step in
            let name = String(step.prefix { $0 != "(" && $0 != "!" })
            return ValueStep(name: name, call: step.contains("(") ? labels(step.dropFirst(name.count)) : nil)
        }
        #expect(member.map { Array($0.valuePath) } == steps)
        #expect(member?.isUnwrapped == path.hasSuffix("!"))
        #expect(member?.hasValue == true)
    }

    private func fit(_ parameters: String, _ call: String) -> Bool {
        labels(call).fit(CalledParameters(member(of: "init\(parameters) {}")?.parameters.map { $0 } ?? []))
    }

    /// `(a:_:)`, `(){}`
    private func labels(_ text: some StringProtocol) -> CallLabels {
        let labels = text.dropFirst().prefix { $0 != ")" }.split(separator: ":").map { $0 == "_" ? nil : String($0) }
        return CallLabels(labels, hasTrailingClosure: text.hasSuffix("{}"))
    }

    private func member(of line: String) -> MemberDeclaration? {
        let facts = Array("final class Root {\n    \(line)\n}\n".utf8).withUnsafeBufferPointer {
            DeclarationScanner.facts(of: $0, .needle)
        }
        return FileSummary(file: FileID(0), facts: facts).types.first?.members.first
    }
}
