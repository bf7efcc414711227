import Testing

@testable import DIGraphCore
@testable import DIGraphReports

@Suite struct TreeTests {
    @Test func aScopeWithTwoParentsIsShownOnce() {
        let sources = ReportSources(
            """
            class RootComponent: BootstrapComponent {
                var a: AComponent { AComponent(parent: self) }
                var b: BComponent { BComponent(parent: self) }
            }
            protocol ADependency: Dependency { var title: String { get }; var size: Int { get } }
            class AComponent: Component<ADependency> { var s: SComponent { SComponent(parent: self) } }
            class BComponent: Component<EmptyDependency> { var s: SComponent { SComponent(parent: self) } }
            class SComponent: Component<EmptyDependency> { var t: TComponent { TComponent(parent: self) } }
            class TComponent: Component<EmptyDependency> {}
            class DraftComponent: Component<EmptyDependency> {}
            """
        )
        #expect(
            sources.report.tree() == """
                RootComponent
                ├── AComponent (ADependency: 2 requests) ✗ missing 'size', 'title'
                │   └── SComponent
                │       └── TComponent
                └── BComponent
                    └── SComponent (see above, in AComponent)

                created by nothing that a root reaches:
                    DraftComponent at 0.swift:11

                """
        )
    }

    @Test func recursiveScopesEnd() {
        let sources = ReportSources(
            """
            class RootComponent: BootstrapComponent { var f: FolderComponent { FolderComponent(parent: self) } }
            class FolderComponent: Component<EmptyDependency> {
                var f: FolderComponent { FolderComponent(parent: self) }
            }
            """
        )
        #expect(
            sources.report.tree() == """
                RootComponent
                └── FolderComponent
                    └── FolderComponent (see above, in RootComponent)

                """
        )
    }

    @Test func rootsAreParagraphs() {
        let sources = ReportSources("class B: BootstrapComponent {}\nclass A: BootstrapComponent {}")
        #expect(sources.report.tree() == "A\n\nB\n")
        #expect(ReportSources("").report.tree() == "no components\n")
    }

    @Test func conditionsTellTwinsApart() {
        let sources = ReportSources(
            """
            class RootComponent: BootstrapComponent { var a: A { A(parent: self) } }
            protocol D: Dependency { var a: A { get } }
            #if DEBUG
            class A: Component<D> {}
            #else
            class A: Component<EmptyDependency> {}
            #endif
            """
        )
        #expect(
            sources.report.tree() == """
                RootComponent
                ├── A (D: 1 request) under #if DEBUG
                └── A under #if !(DEBUG)

                """
        )
    }

    /// A recursive printer would exhaust the stack of a thread.
    @Test func deepGraphs() {
        let depth = 2000
        let classes = (1...depth).map { "class C\($0): Component<EmptyDependency> { \(child($0 + 1, of: depth)) }" }
        let root = "class RootComponent: BootstrapComponent { \(child(1, of: depth)) }\n"
        let tree = ReportSources(root + classes.joined(separator: "\n")).report.tree()
        #expect(tree.split(separator: "\n").count == depth + 1)
    }

    private func child(_ number: Int, of depth: Int) -> String {
        number > depth ? "" : "var c: C\(number) { C\(number)(parent: self) }"
    }
}
