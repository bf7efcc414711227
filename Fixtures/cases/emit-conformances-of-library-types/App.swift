// What the library's structures conform to of the app's own, extensions say: those of `Screen` for what is titled are none of
// screens of other texts, lists and optionals. The screens that are titled show their own title, all others that of the root.
import DIRuntime

protocol Titled {}

protocol Headed: Titled {}

class Screen<Model>: Component<EmptyDependency> {
    final var label: LabelComponent { LabelComponent(parent: self) }
}

extension Screen where Model: Titled { var title: String { "\(Self.self)" } }

final class RootComponent: BootstrapComponent {
    var title: String { "root" }

    var screens: [LabelComponent] {
        [
            IntScreen(parent: self).label, TextScreen(parent: self).label, ListScreen(parent: self).label,
            MaybeScreen(parent: self).label, TableScreen(parent: self).label, SetScreen(parent: self).label,
        ]
    }
}

final class IntScreen: Screen<Int> {}
final class TextScreen: Screen<String> {}
final class ListScreen: Screen<[String]> {}
final class MaybeScreen: Screen<String?> {}
final class TableScreen: Screen<[Int: String]> {}
final class SetScreen: Screen<Set<Int>> {}

protocol LabelDependency: Dependency {
    var title: String { get }
}

final class LabelComponent: Component<LabelDependency> {
    var text: String { dependency.title }
}
