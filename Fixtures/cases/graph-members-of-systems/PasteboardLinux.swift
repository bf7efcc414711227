#if os(Linux)
import DIRuntime

final class PasteboardComponent: Component<EmptyDependency> {
    var name: String { "clipboard" }
}
#endif
