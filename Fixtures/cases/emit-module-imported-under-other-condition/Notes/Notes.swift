import DIRuntime
import Desk

public final class NotesComponent: Component<EmptyDependency> {
    public var desk: DeskComponent { DeskComponent(parent: self) }
}
