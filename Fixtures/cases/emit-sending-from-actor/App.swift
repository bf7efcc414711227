// What an actor's member gives away as `sending` may be asked for from any thread, though its type is not `Sendable`.
import DIRuntime

nonisolated final class Draft {
    let text: String

    nonisolated init(_ text: String) {
        self.text = text
    }
}

final class RootComponent: MainActorBootstrapComponent {
    func makeDraft() -> sending Draft { Draft("first") }
    func copy(of text: String) async throws -> sending Draft? { Draft(text) }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency, Sendable {
    func makeDraft() async -> Draft
    func copy(of text: String) async throws -> Draft?
}

final class PageComponent: MainActorComponent<PageDependency> {
    var texts: [String] {
        get async throws { [await dependency.makeDraft().text, try await dependency.copy(of: "second")?.text ?? ""] }
    }
}
