// A child that its parent keeps is told where it is created, but below a root; one that may be let go is not.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var session: SessionComponent { shared { SessionComponent(parent: self) } }
    lazy var settings = PageComponent(parent: self)
}

final class SessionComponent: Component<EmptyDependency> {
    var sharedPage: PageComponent { shared { PageComponent(parent: self) } }
    var returned: PageComponent {
        get {
            return self.shared {
                return PageComponent(parent: self)
            }
        }
    }
    var implicitPage: PageComponent { shared { .init(parent: self) } }
    lazy var kept = PageComponent(parent: self)
    lazy var implicit: PageComponent = .init(parent: self)
    lazy var closed: PageComponent = { PageComponent(parent: self) }()
    private(set) var stored: PageComponent! = nil
    private let constant: Box
    private var current: PageComponent?
    private var next: Optional<PageComponent>
    private var last: Maybe<PageComponent> = nil
    private var forever: PageComponent!
    private var again: PageComponent!
    private weak var watched: PageComponent?

    override init(parent: any Scope) {
        constant = Box()
        next = nil
        super.init(parent: parent)
        let page = PageComponent(parent: self)
        constant.page = page
        self.watched = page
        forever = PageComponent(parent: self)
        again = .init(parent: self)
    }

    var computed: PageComponent { PageComponent(parent: self) }
    var sharedText: String { shared { PageComponent(parent: self).text } }
    func open() {
        current = PageComponent(parent: self)
        stored = PageComponent(parent: self)
        next = PageComponent(parent: self)
        last = PageComponent(parent: self)
    }
    func close() {
        current = nil
        next = nil
        last = nil
    }
}

typealias Maybe<Value> = Value?

final class Box {
    weak var page: PageComponent?
}

final class PageComponent: Component<EmptyDependency> {
    var text: String { "page" }
}
