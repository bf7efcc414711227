// What a protocol requires that the sources do not declare is unknown, so no provider can be written for it.
import DIRuntime

protocol Shown: CustomStringConvertible {
    var title: String { get }
}

protocol PageDependency: Dependency, Shown {}

protocol HelpDependency: Dependency, AnyObject, Sendable, Identifiable {
    var title: String { get }
}

protocol NoteDependency: Dependency where Self: Hashable {
    var title: String { get }
}

class Screen {}

protocol ScreenDependency: Screen, Dependency {
    var title: String { get }
}

protocol FormDependency: Dependency {
    var title: String { get }
}

final class PageComponent: Component<PageDependency> {}

final class HelpComponent: Component<HelpDependency> {}

final class NoteComponent: Component<NoteDependency> {}

final class ScreenComponent: Component<ScreenDependency> {}

final class FormComponent: Component<FormDependency & CustomDebugStringConvertible> {}

final class RootComponent: BootstrapComponent {
    let title = "Ada"
    var pageComponent: PageComponent { PageComponent(parent: self) }
    var helpComponent: HelpComponent { HelpComponent(parent: self) }
    var noteComponent: NoteComponent { NoteComponent(parent: self) }
    var screenComponent: ScreenComponent { ScreenComponent(parent: self) }
    var formComponent: FormComponent { FormComponent(parent: self) }
}
