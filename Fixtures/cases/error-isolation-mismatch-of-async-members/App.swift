// An 'async' call that leaves its actor takes along the owner, the arguments and the result: all must be safe to send.
import DIRuntime

final class Cache {
    var count = 0
}

struct Page: Sendable {
    let number: Int
}

final class RootComponent: BootstrapComponent {
    var page: Page { get async { Page(number: 1) } }
    var shell: ShellComponent { ShellComponent(parent: self) }
}

final class ShellComponent: MainActorComponent<EmptyDependency> {
    var cache: Cache { Cache() }
    var pages: [Page] { [] }
    func open(_ page: Page, then work: () -> Void) -> Int { 1 }
    var reader: ReaderComponent { ReaderComponent(parent: self) }
}

@MainActor protocol PageDependency: Dependency {
    var page: Page { get async }
}

protocol ReaderDependency: Dependency {
    var cache: Cache { get async }
    var pages: [Page] { get async }
    func open(_ page: Page, then work: () -> Void) async -> Int
}

final class ReaderComponent: Component<PageDependency & ReaderDependency> {}
