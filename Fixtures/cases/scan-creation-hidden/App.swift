// Creations that no reader can link: hidden in an initialiser, a default argument, or behind an unknown name.
import DIRuntime

protocol NoteDependency: Dependency {
    var author: String { get }
}

final class NoteComponent: Component<NoteDependency> {
    init(owner: Owner) {
        super.init(parent: owner.scope)
    }
}

class DraftComponent: Component<NoteDependency> {
    required override init(parent: any Scope) {
        super.init(parent: parent)
    }
}

struct Owner { let scope: any Scope }

final class RootComponent: BootstrapComponent {
    var author: String { "Ada" }
    var note: NoteComponent { NoteComponent(owner: Owner(scope: self)) }
    func count(_ draft: DraftComponent = DraftComponent(parent: RootComponent())) -> Int { 1 }
    func make<Draft: DraftComponent>(_ type: Draft.Type) -> Draft { Draft(parent: self) }
    func first(_ host: any Scope, isLast: Bool) -> DraftComponent {
        if isLast {
            let host = self
            print(host.author)
        }
        return DraftComponent(parent: host)
    }
}
