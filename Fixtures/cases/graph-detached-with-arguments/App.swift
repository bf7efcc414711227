// What gets its parent under a wrong label, or not at all, is to be written with all that its initialiser wants.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var link: LinkComponent { LinkComponent(key: "home", above: self) }  // reported here
    var page: PageComponent { PageComponent(self, 3) }  // reported here
    var form: FormComponent { FormComponent(self) }  // reported here
    var list: ListComponent { ListComponent(self) }  // reported here
}

final class LinkComponent: Component<EmptyDependency> {
    let key: String

    init(key: String, parent: Scope) {
        self.key = key
        super.init(parent: parent)
    }
}

final class PageComponent: Component<EmptyDependency> {
    let number: Int

    init(parent: Scope, _ number: Int, title: String = "", _ notes: String...) {
        self.number = number
        super.init(parent: parent)
    }
}

class SheetComponent: Component<EmptyDependency> {
    init(title: String, parent: Scope) {
        super.init(parent: parent)
    }
}

final class FormComponent: SheetComponent {}

// Which of the two is meant is not known.
final class ListComponent: Component<EmptyDependency> {
    init(rows: Int, parent: Scope) {
        super.init(parent: parent)
    }

    init(columns: Int, parent: Scope) {
        super.init(parent: parent)
    }
}

// Nothing creates it.
final class MenuComponent: Component<EmptyDependency> {  // reported here
    init(entries: [String], parent: Scope) {
        super.init(parent: parent)
    }
}
