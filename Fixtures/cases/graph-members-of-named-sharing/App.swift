// The runtime's `shared` of a name serves a protocol of the app, as Needle's did.
import DIRuntime

extension Component: KeepsByName {}

final class RootComponent: BootstrapComponent {
    var editor: EditorComponent { shared { EditorComponent(parent: self) } }
}

final class EditorComponent: Component<EmptyDependency> {
    var page: PageComponent { PageComponent(parent: self) }
    var isKept: Bool { lifetime === lifetime && lifetime === page.dependency.lifetime }
}

protocol PageDependency: Dependency {
    var lifetime: Lifetime { get }
}

final class PageComponent: Component<PageDependency> {
    func file(named name: String) throws -> Lifetime { try shared(__function: name) { try open(name) } }

    private func open(_ name: String) throws -> Lifetime {
        if name.isEmpty { throw NoName() }
        return Lifetime()
    }
}

struct NoName: Error {}
