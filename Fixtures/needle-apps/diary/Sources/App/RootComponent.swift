import Foundation
import NeedleFoundation

final class RootComponent: BootstrapComponent {
    public var store: Store {
        return shared { MemoryStore() }
    }

    var clock: Clock {
        return Clock(today: 7)
    }

    lazy var owner: String = "Ada"

    var listComponent: ListComponent {
        return ListComponent(parent: self)
    }
}

extension RootComponent {
    var editorComponent: EditorComponent {
        return EditorComponent(parent: self, draft: "")
    }
}
