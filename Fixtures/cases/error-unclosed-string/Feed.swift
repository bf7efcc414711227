// The string ends with its line, and takes a brace with it: the line is at fault, not the class around it.
import DIRuntime

protocol FeedDependency: Dependency {
    var note: String { get }
}

final class FeedComponent: Component<FeedDependency> {
    var title: String { "Feed }

    var text: String { title + dependency.note }
}
