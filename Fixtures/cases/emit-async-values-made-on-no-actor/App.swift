// What an 'async' method on no actor returns belongs to none, so an actor may have it, whatever its type is.
import DIRuntime

final class Draft {
    var text: String
    nonisolated init(text: String) { self.text = text }
}

@MainActor protocol PageDependency: Dependency {
    func draft(_ text: String) async -> Draft
    func drafts(_ count: Int) async throws -> [Draft]
    subscript(row: Int) -> Draft { get async }
}

@MainActor final class PageComponent: MainActorComponent<PageDependency> {
    func show() async throws {
        let drafts = try await dependency.drafts(2)
        print(await dependency.draft("first").text, drafts.count, await dependency[3].text)
    }
}

final class RootComponent: MainActorBootstrapComponent {
    @concurrent nonisolated func draft(_ text: String) async -> Draft { Draft(text: text) }
    @concurrent nonisolated func drafts(_ count: Int) async throws -> [Draft] {
        (0..<count).map { Draft(text: "\($0)") }
    }
    nonisolated subscript(row: Int) -> Draft { get async { Draft(text: "row \(row)") } }
    var page: PageComponent { PageComponent(parent: self) }
}
