struct Router {
    let root: RootComponent
    func open() -> PageComponent { PageComponent(owner: root) }
    func note() -> NoteComponent { NoteComponent(root) }
    func print() { Swift.print(root) }
}

struct Other { var root: RootComponent { RootComponent.shared } }
