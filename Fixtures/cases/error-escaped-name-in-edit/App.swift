// Edits write names in backticks where Swift wants them so.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let `in` = Unit.metric
    var `two words` = { Unit.metric }()
    var word: WordComponent { WordComponent(parent: self) }
    var pages: [`Page of one`] { [self].map(`Page of one`.init(parent:)) }
}

enum Unit { case metric }

protocol WordDependency: Dependency {
    var `in`: Unit { get }
    var `two words`: Unit { get }
}

final class WordComponent: Component<WordDependency> {}

final class `Unused page`: Component<EmptyDependency> {}

final class `Page of one`: Component<`Page needs`> {}

enum Default: PluginSlot {
    typealias Plugin = String
}

final class HelpComponent: SlotComponent<EmptyDependency, Default> {
    override class var flag: String { "help" }
    override var plugin: String { "help" }
}

struct `Card view`: Component<EmptyDependency> {}
