// A misspelt typealias is one error: that nothing creates the component follows from it.
import DIRuntime

typealias Line = OrderLineComponent

final class RootComponent: BootstrapComponent {
    var line: Line { Lines(parent: self) }
    var note: NoteComponent { Remark(parent: self) }
}

final class OrderLineComponent: Component<EmptyDependency> {}

final class NoteComponent: Component<EmptyDependency> {}
