import DIRuntime

protocol Titled: AnyObject {
    var title: String { get }
}

protocol PageDependency: Dependency {
    var limit: Int { get }
}

class PageComponent: Component<PageDependency>, Titled {
    var title: String { "page of \(dependency.limit)" }
}

final class LastPageComponent: PageComponent {
    override var title: String { "last " + super.title }
}

final class RootComponent: BootstrapComponent {
    let limit = 3

    // An opaque type that a class bounds is that class to `.init`, or a class below it where one is named.
    var page: some PageComponent { .init(parent: self) }
    var last: some PageComponent { LastPageComponent(parent: self) }
    var titled: some Titled { PageComponent(parent: self) }
    var pages: [some PageComponent] { [.init(parent: self), .init(parent: self)] }

    func next() -> some PageComponent {
        return .init(parent: self)
    }
}
