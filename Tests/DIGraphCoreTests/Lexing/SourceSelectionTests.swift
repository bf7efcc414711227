import DIGraphCore
import SwiftFacts
import Testing

@Suite struct SourceSelectionTests {
    private let bases = ["Component", "BootstrapComponent", "Dependency"]

    private func selection(of sources: [String], lexed: Set<Int> = []) -> SourceSelection {
        let filter = SourceFilter(runtimeModules: [])
        var selection = SourceSelection(baseNames: bases)
        for (index, source) in sources.enumerated() {
            let bytes = Array(source.utf8)
            switch bytes.withUnsafeBufferPointer({ filter.examine($0) }) {
            case .relevant(let heads, _):
                selection.add(heads, of: FileID(index), isLexed: true)
            case .undecided(let heads):
                selection.add(heads, of: FileID(index), isLexed: lexed.contains(index))
            case .notText, .generated:
                Issue.record("source \(index) was ruled out")
            }
        }
        return selection
    }

    @Test func chainsThroughAnyOrderOfFiles() {
        var selection = selection(of: [
            "class Leaf: Middle {}", "protocol Unrelated: AnyObject {}", "class Middle: Alias<D> {}",
            "typealias Alias<D> = Base<D>", "class Base<D>: Component<D> {}", "extension Leaf { var x: Int { 1 } }",
            "class Other: View {}", "protocol D: Own {}", "protocol Own: Dependency {}", "extension String {}",
        ])
        #expect(selection.nextFiles() == [0, 2, 3, 4, 5, 7, 8].map { FileID($0) })
        #expect(selection.nextFiles() == [])
    }

    @Test func extensionsAndArgumentsSpreadNothing() {
        var selection = selection(of: [
            "extension Array where Element: Component {}", "class Box: Array<Int> {}",
            "class Screen: View<Component> {}", "class Sub: Screen {}", "typealias F = (Component) -> Array",
            "class G: F {}",
        ])
        #expect(selection.nextFiles() == [0, 2, 4].map { FileID($0) })
    }

    @Test func lexedFilesSpreadNamesButAreNotReturned() {
        var selection = selection(of: ["class Base: Component {}", "class Leaf: Base {}"], lexed: [0])
        #expect(selection.nextFiles() == [FileID(1)])
    }

    @Test func sharedNamesCountWhereTheRuntimeMayBeSeen() {
        let sources = [
            "class A: Component<AD> {}", "protocol AD: Dependency {}", "extension A {}",
            "typealias Element = Path.Component",
            "extension Element {}", "class B: Component {}", "extension Path.Component {}", "let x = a.map(A.init)",
            "let y = a.map(B.init)", "class C: Component<AD> {}", "let z = C.init", "class D: Unknown<AD> {}",
            "let d = [D.init]", "typealias Own = DIRuntime.Component", "class E: Own<AD> {}", "extension E {}",
        ]
        var selection = SourceSelection(
            baseNames: ["BootstrapComponent"], sharedNames: ["Component", "Dependency"],
            sharedProtocols: ["Dependency"], modules: ["DIRuntime"])
        let filter = SourceFilter(runtimeModules: [])
        for (index, source) in sources.enumerated() {
            let bytes = Array(source.utf8)
            if case .undecided(let heads) = bytes.withUnsafeBufferPointer({ filter.examine($0) }) {
                let names = [0, 1, 3, 13].contains(index)
                selection.add(heads, of: FileID(index), isLexed: names, namesRuntime: names)
            }
        }
        #expect(selection.nextFiles() == [2, 7, 9, 10, 11, 12, 14, 15].map { FileID($0) })
        selection.everyFileSeesRuntime = true
        #expect(selection.nextFiles() == [5, 6, 8].map { FileID($0) })
    }

    @Test func nestedTypesHideTheRuntimeInTheirScopeOnly() {
        let sources = [
            "struct Component {}", "enum A { struct Component {} }", "extension B { enum Dependency {} }",
            "struct Other {}",
        ]
        let filter = SourceFilter(runtimeModules: [], sharedNames: ["Component", "Dependency"])
        var selection = SourceSelection(baseNames: [], sharedNames: ["Component", "Dependency"])
        for (index, source) in sources.enumerated() {
            let bytes = Array(source.utf8)
            if case .undecided(let heads) = bytes.withUnsafeBufferPointer({ filter.examine($0) }) {
                selection.add(heads, of: FileID(index), isLexed: false)
            }
        }
        #expect(selection.nextFiles(hidingRuntimeIn: Self.numbers("B")) == [FileID(0), FileID(2)])
        #expect(selection.nextFiles(hidingRuntimeIn: Self.numbers("A")) == [FileID(1)])
    }

    private static func numbers(_ names: String...) -> NameNumbers {
        names.reduce(into: NameNumbers()) { $0.insert(NameHash($1)) }
    }

    @Test func filesAddedLater() {
        var selection = selection(of: ["class Leaf: Base {}"])
        #expect(selection.nextFiles() == [])
        let source = Array("class Base: Component {}".utf8)
        let verdict = source.withUnsafeBufferPointer { SourceFilter(runtimeModules: []).examine($0) }
        guard case .undecided(let heads) = verdict else {
            Issue.record("the source should be undecided")
            return
        }
        selection.add(heads, of: FileID(1), isLexed: true)
        #expect(selection.nextFiles() == [FileID(0)])
    }

    @Test func declaringNames() {
        let sources = [
            "struct User {}", "struct User {}", "struct Once {}", "typealias Name = String", "enum Marked {}",
            "extension Once {}", "actor Store {}", "protocol Store {}",
        ]
        var selection = selection(of: sources, lexed: [1])
        #expect(selection.nextFiles() == [])
        let names = Self.numbers("User", "Once", "Name", "Marked", "Absent", "Store")
        #expect(
            selection.nextFiles(declaring: names, ambiguous: Self.numbers("Marked"))
                == [0, 3, 4, 6, 7].map { FileID($0) })
        #expect(selection.nextFiles(declaring: names, ambiguous: names) == [FileID(2)])
    }

    /// Random graphs of declarations in random layouts: every file that belongs to a chain is found.
    @Test func randomChainsAreFound() {
        for seed in 0..<150 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var writer = RandomSources(generator: generator)
            let (sources, expected) = writer.write(files: Int.random(in: 3...25, using: &generator))
            var selection = selection(of: sources)
            let found = Set(selection.nextFiles().map { $0.index })
            let missing = expected.subtracting(found)
            if !missing.isEmpty {
                Issue.record("seed \(seed) loses \(missing.sorted().map { sources[$0] })")
            }
        }
    }
}

/// Writes files of which some declare types that reach a base of the runtime.
private struct RandomSources {
    var generator: SeededGenerator

    init(generator: SeededGenerator) {
        self.generator = generator
    }

    mutating func write(files count: Int) -> (sources: [String], expected: Set<Int>) {
        var sources = [String](repeating: "", count: count)
        var expected: Set<Int> = []
        var reached = ["Component", "BootstrapComponent", "Dependency"]
        for number in 0..<count * 2 {
            let file = Int.random(in: 0..<count, using: &generator)
            let name = "Name\(number)"
            if Bool.random(using: &generator), let base = reached.randomElement(using: &generator) {
                sources[file] += declaration(of: name, from: base)
                expected.insert(file)
                reached.append(name)
            } else {
                sources[file] += noise(name)
            }
        }
        return (sources, expected)
    }

    private mutating func declaration(of name: String, from base: String) -> String {
        let words: [String]
        switch Int.random(in: 0..<9, using: &generator) {
        case 0: words = ["class", name, ":", base, "{", "}"]
        case 1: words = ["open", "class", "`\(name)`", "<", "T", ">", ":", base, "<", "T", ">", "{", "}"]
        case 2: words = ["protocol", name, ":", "AnyObject", ",", base, "{", "}"]
        case 3: words = ["typealias", name, "=", base, ";"]
        case 4: words = ["typealias", name, "=", "Other", "&", "`\(base)`", ";"]
        case 5: words = ["enum", "Outer", "{", "class", name, ":", "Module", ".", base, "{", "}", "}"]
        case 6: words = ["extension", "Outer", ".", "Inner", "{", "class", name, ":", base, ",", "P", "{", "}", "}"]
        case 7: words = ["protocol", name, "where", "Self", ":", base, "{", "}"]
        default: words = ["@objc", "(", "X", ")", "final", "class", name, ":", "@unchecked", base, "{", "}"]
        }
        return words.map { $0 + trivia() }.joined() + "\n"
    }

    private mutating func trivia() -> String {
        [
            " ", "  ", "\n", "\r\n", "\t", " /* class A: B { */ ", " // typealias } {\n", "\n/// enum Doc {\n",
            " /* /* } */ */ ", "\n\n    ",
        ].randomElement(using: &generator) ?? " "
    }

    private mutating func noise(_ name: String) -> String {
        [
            "struct \(name) { let x = \"class\" }\n", "// class \(name) is fine\n",
            "let text = \"\"\"\n// class \"\"\"\n",
            "func f() -> \(name) { fatalError() }\n", "class \(name): View {}\n",
            "class \(name) { class func f() {} }\n",
            "#if DEBUG\nextension \(name) {}\n#endif\n", "let \(name) = /[{]/\n", "typealias \(name) = Int\n",
        ].randomElement(using: &generator) ?? ""
    }
}
