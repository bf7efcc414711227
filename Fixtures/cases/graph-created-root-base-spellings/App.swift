// However a base class of roots is created, it is a root as well.
import DIRuntime

class FirstBaseComponent: BootstrapComponent {
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

class SecondBaseComponent: BootstrapComponent {
    var noteComponent: NoteComponent { NoteComponent(parent: self) }
}

class ThirdBaseComponent: BootstrapComponent {
    var helpComponent: HelpComponent { HelpComponent(parent: self) }
    static func make() -> ThirdBaseComponent { Self() }
    required override init() {}
}

class FourthBaseComponent: BootstrapComponent {
    var formComponent: FormComponent { FormComponent(parent: self) }
}

final class FirstComponent: FirstBaseComponent {
    var title: String { "first" }
}

final class SecondComponent: SecondBaseComponent {
    var note: String { "second" }
}

final class ThirdComponent: ThirdBaseComponent {
    var help: String { "third" }
}

final class FourthComponent: FourthBaseComponent {
    var form: String { "fourth" }
}

protocol PageDependency: Dependency {
    var title: String { get }
}

protocol NoteDependency: Dependency {
    var note: String { get }
}

protocol HelpDependency: Dependency {
    var help: String { get }
}

protocol FormDependency: Dependency {
    var form: String { get }
}

final class PageComponent: Component<PageDependency> {}
final class NoteComponent: Component<NoteDependency> {}
final class HelpComponent: Component<HelpDependency> {}
final class FormComponent: Component<FormDependency> {}

typealias Start = SecondBaseComponent

struct Previews {
    let first: FirstBaseComponent = .init()
    let second = Start()
    let third = ThirdBaseComponent.make()
    func fourth() -> FourthBaseComponent { .init() }
}
