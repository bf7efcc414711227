// What a member gives away as `sending` also serves who does not ask for that.
import DIRuntime

nonisolated final class Draft {
    nonisolated init() {}
}

final class RootComponent: BootstrapComponent {
    func makeDraft() -> sending Draft { Draft() }
    func lastDraft() -> sending Draft? { nil }
    func keep(_ draft: sending Draft) -> Int { 1 }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    func makeDraft() -> Draft
    func lastDraft() -> sending Draft?
    func keep(_ draft: sending Draft) -> Int
}

final class PageComponent: Component<PageDependency> {
    var kept: Int { dependency.keep(Draft()) }
}
