import Testing

@testable import DIGraphCore

/// Sources that no person writes, on which a careless scan takes exponential or quadratic time: reading them ends, and
/// what stands after them is still found.
@Suite struct PathologicalSourceTests {
    static let root = "final class RootComponent: BootstrapComponent { var title: String { \"Ada\" } }"

    // MARK: Types

    struct Nesting: Sendable, CustomTestStringConvertible {
        let opening: String
        let closing: String

        func around(_ inner: String, depth: Int = 40) -> String {
            String(repeating: opening, count: depth) + inner + String(repeating: closing, count: depth)
        }

        var testDescription: String { "\(opening)…\(closing)" }
    }

    static let nestings = [
        Nesting(opening: "(", closing: ") -> A"),
        Nesting(opening: "((", closing: ") throws -> A)"),
        Nesting(opening: "@b(", closing: ") -> A"),
        Nesting(opening: "[", closing: ": A]"),
        Nesting(opening: "A<(", closing: ")>"),
        Nesting(opening: "inout (", closing: ") async -> A"),
        Nesting(opening: "any (", closing: ") & A"),
        Nesting(opening: "() throws(", closing: ") -> A"),
        Nesting(opening: "@b() async throws(", closing: ") -> A"),
    ]

    @Test(arguments: nestings)
    func typesWithoutAnInnermostType(_ nesting: Nesting) {
        let summary = ReportSources.summary(of: "let broken: \(nesting.around("*"))\n\(Self.root)")
        #expect(summary.types.map(\.name) == ["RootComponent"])
        #expect(summary.types.flatMap(\.members).map(\.name) == ["title"])
    }

    @Test(arguments: nestings)
    func membersOfTypesWithoutAnInnermostType(_ nesting: Nesting) {
        let type = nesting.around("*")
        let summary = ReportSources.summary(
            of: """
                final class RootComponent: BootstrapComponent {
                    var broken: \(type)
                    let called = A<\(type)>(1)
                    func work(_ value: \(type)) -> \(type) {}
                    var title: String { "Ada" }
                }
                """
        )
        #expect(summary.types.map(\.name) == ["RootComponent"])
        #expect(summary.types.flatMap(\.members).last?.name == "title")
    }

    @Test func deepTypesAreReadWhole() {
        let type = Nesting(opening: "(", closing: ") -> A").around("Int")
        let summary = ReportSources.summary(of: "struct Box { let work: \(type) }\n\(Self.root)")
        #expect(summary.types.first?.members.first?.type?.syntax.description == type)
        #expect(summary.types.last?.members.map(\.name) == ["title"])
    }

    // MARK: Conditions

    enum LongCondition: CaseIterable {
        case negations, parentheses, negatedParentheses, conjunction

        var text: String {
            switch self {
            case .negations: String(repeating: "!", count: 20_000) + "DEBUG"
            case .parentheses: Nesting(opening: "(", closing: ")").around("DEBUG", depth: 1_000)
            case .negatedParentheses: Nesting(opening: "!(", closing: ")").around("DEBUG", depth: 1_000)
            case .conjunction: (0..<2_000).map { "FLAG\($0)" }.joined(separator: " && ")
            }
        }
    }

    @Test(arguments: LongCondition.allCases)
    func longConditions(_ condition: LongCondition) {
        let sources = ReportSources(
            """
            #if \(condition.text)
            final class ChildComponent: Component<EmptyDependency> {}
            #endif
            #if DEBUG
            final class ChildComponent: Component<EmptyDependency> {}
            #endif
            final class RootComponent: BootstrapComponent {
                var child: ChildComponent { ChildComponent(parent: self) }
            }
            """
        )
        #expect(sources.graph.components.map(\.name) == ["ChildComponent", "ChildComponent", "RootComponent"])
        #expect(sources.graph.components.last?.children.count == 2)
    }

    @Test func conditionWithoutAnEnd() {
        let openers = String(repeating: "!(", count: 1_000)
        let summary = ReportSources.summary(of: "\(Self.root)\n#if \(openers)DEBUG\n#endif\n")
        #expect(summary.types.map(\.name) == ["RootComponent"])
    }

    @Test func nestedConditions() {
        let depth = 500
        let opening = String(repeating: "#if DEBUG\n", count: depth)
        let closing = String(repeating: "#endif\n", count: depth)
        let summary = ReportSources.summary(of: "\(opening)final class Inner {}\n\(closing)\(Self.root)")
        #expect(summary.types.map(\.name) == ["Inner", "RootComponent"])
        #expect(summary.types.first?.conditions.count == depth)
        #expect(summary.types.last?.conditions == [])
    }

    /// Every branch asks for the opposite of all those before it.
    @Test(arguments: ["final class ChildComponent: Component<EmptyDependency> {}", "var title: Int { 1 }"])
    func longChainsOfBranches(_ line: String) {
        let isMember = line.hasPrefix("var")
        let branches = (0..<150).map { "\($0 == 0 ? "#if" : "#elseif") FLAG\($0)\n\(line)" }.joined(separator: "\n")
        let chain = "\(branches)\n#else\n\(line)\n#endif"
        let child = "final class ChildComponent: Component<ChildDependency> {}\n"
        let sources = ReportSources(
            """
            protocol ChildDependency: Dependency { var title: Int { get } }
            \(isMember ? child : chain)
            final class RootComponent: BootstrapComponent {
                \(isMember ? chain : "")
                var child: ChildComponent { ChildComponent(parent: self) }
            }
            """
        )
        let isMissing = sources.resolution.components.joined().contains { $0.isMissing }
        #expect(!isMissing)
        #expect(sources.graph.components.last?.children.count == (isMember ? 1 : 151))
    }

    @Test func aChainOfThousandsOfBranches() {
        let count = 2_000
        let branches = (0..<count).map { "\($0 == 0 ? "#if" : "#elseif") FLAG\($0)\nvar title: Int { 1 }" }
        let sources = ReportSources(
            """
            protocol ChildDependency: Dependency { var title: Int { get } }
            final class ChildComponent: Component<ChildDependency> {}
            final class RootComponent: BootstrapComponent {
                \(branches.joined(separator: "\n"))
                #else
                var title: Int { 1 }
                #endif
                var child: ChildComponent { ChildComponent(parent: self) }
            }
            """
        )
        let isMissing = sources.resolution.components.joined().contains { $0.isMissing }
        #expect(!isMissing)
        #expect(sources.graph.components.last?.provided[count].conditions.flatMap(\.parts).count == count)
    }

    // MARK: Line ends and comments

    @Test(arguments: ["\n", "\r", "\r\n"])
    func manyComments(_ lineEnd: String) {
        let comments = String(repeating: "// one \(lineEnd)/* two */ /* three */\(lineEnd)", count: 40_000)
        let summary = ReportSources.summary(of: "\(comments)\(Self.root)\(lineEnd)\(comments)let last = 1")
        #expect(summary.types.map(\.name) == ["RootComponent"])
        #expect(summary.types.flatMap(\.members).map(\.name) == ["title"])
    }

    // MARK: Brackets

    @Test(arguments: ["]", ")", "}", "]})"])
    func strayClosingBrackets(_ closing: String) {
        let closers = String(repeating: closing, count: 20_000)
        let summary = ReportSources.summary(of: "\(closers)\n\(Self.root)")
        #expect(summary.types.map(\.name) == ["RootComponent"])
    }

    @Test(arguments: [("(", "]"), ("[", "}"), ("([", ")")])
    func bracketsThatDoNotMatch(_ opening: String, _ closing: String) {
        let count = 1_000 / opening.utf8.count
        let openers = String(repeating: opening, count: count)
        let closers = String(repeating: closing, count: 20_000)
        let summary = ReportSources.summary(of: "\(Self.root)\nlet value = \(openers)\(closers)\n")
        #expect(summary.types.map(\.name) == ["RootComponent"])
        #expect(summary.types.flatMap(\.members).map(\.name) == ["title"])
    }

    @Test(arguments: ["(", "[", "{", "([", "!(", "struct A {\n", "#if A\n", "#if A\n#else\n", "f(", "\"\\("])
    func deeperThanIsRead(_ opening: String) {
        func fault(depth: Int) -> Int? {
            let openers = String(repeating: opening, count: depth)
            let summary = ReportSources.summary(of: "\(Self.root)\nlet value = 1\n\(openers)")
            #expect(summary.types.isEmpty == (summary.unread != nil))
            return summary.unread.map { Int($0.offset) - "\(Self.root)\nlet value = 1\n".utf8.count }
        }
        let levels = opening == "([" ? 2 : 1
        #expect(fault(depth: 1_000 / levels) == nil)
        let first = fault(depth: 1_000 / levels + 1)
        #expect(first.map { $0 / opening.utf8.count } == 1_000 / levels)
        #expect(fault(depth: 50_000) == first)
    }

    /// Local types and extensions are not compared with each other.
    @Test(arguments: [
        ("enum State {}\n", true), ("typealias State = Int\n", true), ("extension State {}\n", false),
        ("func draw() { enum State {} }\n", false), ("enum State {}\ntypealias State = Int\n", true),
    ])
    func oneNameMoreOftenThanIsRead(_ declaration: String, isLimited: Bool) {
        func fault(count: Int) -> Int? {
            let summary = ReportSources.summary(of: String(repeating: declaration, count: count))
            #expect(summary.unread == nil || summary.types.isEmpty && summary.typealiases.isEmpty)
            #expect(summary.unread.map { $0.reason == .tooManyOfOneName } != false)
            return summary.unread.map { Int($0.offset) / declaration.utf8.count }
        }
        #expect(fault(count: 128) == nil)
        #expect((fault(count: 257) != nil) == isLimited)
        #expect(fault(count: 3_000) == fault(count: 257))
    }

    // MARK: Creations

    @Test func manyCreationsInOneFunction() {
        let count = 100
        let summary = ReportSources.summary(
            of: """
                final class RootComponent: BootstrapComponent {
                    func work(_ other: RootComponent) {
                        let host = self
                \(String(repeating: "        use(ChildComponent(parent: other), ChildComponent(parent: host))\n", count: count))
                \(String(repeating: "        let child: ChildComponent = .init(parent: self)\n", count: count))
                    }
                }
                """
        )
        #expect(summary.creations.count == 3 * count)
        #expect(summary.creations.filter(\.parentIsSelf).count == 2 * count)
        #expect(summary.creations.compactMap(\.contextualType?.dottedName).count == count)
    }

    @Test func creationUnderManyBranches() {
        let depth = 300
        let summary = ReportSources.summary(
            of: """
                final class RootComponent: BootstrapComponent {
                    func child(_ isFirst: Bool) -> ChildComponent {
                        \(String(repeating: "if isFirst { ", count: depth))
                        return ChildComponent(parent: self)
                        \(String(repeating: "} ", count: depth))
                    }
                }
                """
        )
        #expect(summary.creations.map(\.callee.text) == ["ChildComponent"])
        #expect(summary.creations.map(\.parentIsSelf) == [true])
    }

    @Test func manyCreatedClassesInOneFile() {
        let numbers = 0..<4_000
        let creations = numbers.map { "    var c\($0): C\($0) { C\($0)(parent: self) }" }.joined(separator: "\n")
        let classes = numbers.map { "final class C\($0): Component<EmptyDependency> {}" }.joined(separator: "\n")
        let sources = ReportSources("final class RootComponent: BootstrapComponent {\n\(creations)\n}\n\(classes)")
        #expect(sources.graph.components.last?.children.count == numbers.count)
    }

    // MARK: Extensions

    @Test func manyExtensionsOfOneComponent() {
        let extensions = (0..<16_000).map { "extension RootComponent { var title\($0): Int { 1 } }" }
        let summary = ReportSources.summary(of: "\(Self.root)\n\(extensions.joined(separator: "\n"))")
        let lexed = LexedNames(runtimeModules: ["DIRuntime"], everyFileSeesRuntime: true)
        lexed.add(summary)
        var family = NumberedNames(of: lexed.names.count)
        family.insert(lexed.number(of: "RootComponent"))
        #expect(SentTypeNames(lexed, family: family).all.isEmpty)
    }

    // MARK: Chains

    /// Each declaration is the next one's base, backwards, so that no pass over them from the top finds more than one.
    @Test(arguments: ["class", "protocol", "typealias"])
    func longChains(_ keyword: String) {
        let count = 2_000
        let chain = (1...count).reversed().map { index in
            switch keyword {
            case "class": "class Link\(index): Link\(index - 1) {}"
            case "protocol": "protocol Link\(index): Link\(index - 1) {}"
            default: "typealias Link\(index) = Link\(index - 1)"
            }
        }
        let first =
            switch keyword {
            case "class": "class Link0: Component<ChildDependency> {}"
            case "protocol": "protocol Link0: ChildDependency {}"
            default: "typealias Link0 = ChildDependency"
            }
        let child = keyword == "class" ? "Link\(count)" : "Component<Link\(count)>"
        let sources = ReportSources(
            """
            protocol ChildDependency: Dependency { var title: Int { get } }
            \((chain + [first]).joined(separator: "\n"))
            final class ChildComponent: \(child) {}
            final class RootComponent: BootstrapComponent {
                var title: Int { 1 }
                var child: ChildComponent { ChildComponent(parent: self) }
            }
            """
        )
        #expect(sources.resolution.components.joined().map(\.owners.count) == [1])
    }

    @Test func suffixesWithoutEnd() {
        let type = "Int" + String(repeating: "?", count: 20_000)
        let summary = ReportSources.summary(of: "struct Box { let value: \(type) }\n\(Self.root)")
        #expect(summary.types.map(\.name) == ["Box", "RootComponent"])
    }

    /// Values that hold cases with values of their own are read once, not once for each case around them.
    @Test func valuesOfCasesInEachOther() {
        let depth = 30
        let opening = String(repeating: "enum E { case a(x: () = { ", count: depth)
        let closing = String(repeating: " }) }", count: depth)
        let summary = ReportSources.summary(of: "\(opening)Child(parent: self)\(closing)\n\(Self.root)")
        #expect(summary.creations.count == 1)
        #expect(summary.types.last?.name == "RootComponent")
    }

    @Test(arguments: ["@a ", "public ", "class A(", "typealias A = ("])
    func wordsWithoutADeclaration(_ word: String) {
        let summary = ReportSources.summary(of: "\(Self.root)\n" + String(repeating: word, count: 1_000))
        #expect(summary.types.first?.name == "RootComponent")
    }

    /// Of so many names that nobody declares, the search for similar ones ends in the middle of them.
    @Test func manyMisspeltNamespaces() {
        let copies = (0..<160).map { index in
            """
            enum Shop\(index) { enum Cart {} }
            extension Shop\(index).Carts {
                protocol PriceDependency: Dependency { var currency: String { get } }
                final class PriceComponent: Component<PriceDependency> {}
            }
            final class Root\(index)Component: BootstrapComponent {
                var currency: String { "CHF" }
                var price: Shop\(index).Cart.PriceComponent { Shop\(index).Cart.PriceComponent(parent: self) }
            }
            """
        }
        let text = "import DIRuntime\n\(copies.joined(separator: "\n"))"
        let session = Session(settings: GeneratorSettings())
        let file = SourceDescription(path: "App.swift", module: nil)
        let sources = session.scan([file], read: { _ in .bytes(Array(text.utf8)) }) { count, body in
            for index in 0..<count { body(index) }
        }
        #expect(session.analyze(sources).diagnostics.count >= copies.count)
    }
}
